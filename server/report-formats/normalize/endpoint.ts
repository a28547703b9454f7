/** Joins host and port to `host:port`. Port 0 means the host itself. */
export function hostAndPort(
  host: string | undefined,
  port: string | number | undefined,
): string | undefined {
  if (host === undefined || host === '') return undefined;
  const number = /^\d+/.exec(String(port ?? '').trim())?.[0];
  if (number === undefined || Number(number) === 0 || new RegExp(`:${number}(?:/|$)`).test(host))
    return host;
  return host.includes(':') && !host.includes('//') && !host.startsWith('[')
    ? `[${host}]:${number}`
    : `${host}:${number}`;
}

/** Appends a path to an address, with exactly one slash between them. */
export function joinUrl(base: string | undefined, path: string | undefined): string | undefined {
  if (base === undefined || path === undefined) return base ?? path;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return path;
  return `${base.replace(/\/$/, '')}${path.startsWith('/') || path.startsWith('?') ? '' : '/'}${path}`;
}
