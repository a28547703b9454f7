// Browsers in which a user has signed in before. They have a separate count of attempts, so that
// attackers who try passwords cannot lock out the owner. A device proves nothing beyond that.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import type { User } from './session.repo.ts';

const cookieName = 'parapet_device';
const maxAgeSeconds = 180 * 86_400;

/** Bound to the password: after a change, no device is known. */
const signatureOf = (deps: Pick<Deps, 'secrets'>, user: User, nonce: string): string =>
  createHmac('sha256', deps.secrets.deriveKey('known device'))
    .update(`${user.id}/${nonce}/${user.passwordHash ?? ''}`)
    .digest('base64url');

export const newDevice = (): string => randomBytes(16).toString('base64url');

/**
 * Returns the value of `Set-Cookie`. Scripts cannot read the cookie, and browsers send it only to
 * the login.
 */
export const createDeviceCookie = (
  deps: Pick<Deps, 'secrets' | 'config'>,
  user: User,
  nonce: string,
): string => {
  const secure = deps.config.publicUrl?.startsWith('https://') ? '; Secure' : '';
  return `${cookieName}=${user.id}.${nonce}.${signatureOf(deps, user, nonce)}; Path=${deps.config.basePath}/v1/login; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
};

/** Returns an id of the device, or undefined if the user has not signed in with it. */
export const findKnownDevice = (
  deps: Pick<Deps, 'secrets'>,
  user: User,
  cookies: string | undefined,
): string | undefined => {
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  const [userId, nonce = '', signature = ''] = value?.split('.') ?? [];
  const [given, expected] = [signature, signatureOf(deps, user, nonce)].map((text) =>
    Buffer.from(text),
  );
  return userId === user.id &&
    given?.length === expected?.length &&
    given !== undefined &&
    expected !== undefined &&
    timingSafeEqual(given, expected)
    ? nonce
    : undefined;
};
