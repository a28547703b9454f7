export type Target = { host: string; port: number };

/** Returns an IPv6 address without its brackets, and the default port of the protocol. */
export const toTarget = (url: URL): Target => ({
  host: url.hostname.replace(/^\[|\]$/g, ''),
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
