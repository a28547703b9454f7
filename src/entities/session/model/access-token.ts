import { constants } from '@/shared/config';
import { clearCookie, readCookie, writeCookie } from '@/shared/lib/cookie';

const name = 'access_token';
// A header value: characters that could end the header make the token invalid.
const sound = /^[\x21-\x7e]{1,4096}$/;

/** Reads the cookie on each call, because another tab may have signed out. */
export function accessToken(): string | undefined {
  const token = readCookie(name);
  if (token === undefined) return undefined;
  if (sound.test(token)) return token;
  clearCookie(name);
  return undefined;
}

export const storeAccessToken = (token: string): void =>
  writeCookie(name, token, { maxAge: constants.accessTokenSeconds });
export const clearAccessToken = (): void => clearCookie(name);
