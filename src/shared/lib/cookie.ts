export type CookieOptions = { maxAge: number };

const secure = () => (location.protocol === 'https:' ? '; secure' : '');

export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1)) || undefined;
  } catch {
    // A damaged cookie counts as absent.
    clearCookie(name);
    return undefined;
  }
}

export function writeCookie(name: string, value: string, { maxAge }: CookieOptions): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; path=/; samesite=lax${secure()}`;
}

export function clearCookie(name: string): void {
  document.cookie = `${name}=; max-age=0; path=/; samesite=lax${secure()}`;
}
