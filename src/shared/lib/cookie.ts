import { basePath } from './base-path';

export type CookieOptions = { maxAge: number };

const scope = () =>
  `; path=${basePath || '/'}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1)) || undefined;
  } catch {
    // A malformed cookie counts as absent.
    clearCookie(name);
    return undefined;
  }
}

export function writeCookie(name: string, value: string, { maxAge }: CookieOptions): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}${scope()}`;
}

export function clearCookie(name: string): void {
  document.cookie = `${name}=; max-age=0${scope()}`;
}
