import * as v from 'valibot';
import { readLocal, removeLocal, writeLocal } from '@/shared/lib/local-storage';

// What this browser stores besides the token (specification, section 3).
const key = 'parapet-session';

/** Only what the account page shows. */
const googleUser = v.object({ email: v.string() });

const schema = v.object({
  logged_in: v.fallback(v.boolean(), false),
  google_auth: v.fallback(v.picklist([0, 1]), 0),
  google_user: v.fallback(v.nullable(googleUser), null),
  /** The last session expired or was ended elsewhere; the user did not log out here. */
  ended: v.fallback(v.boolean(), false),
});

export type GoogleUser = v.InferOutput<typeof googleUser>;
export type SessionRecord = v.InferOutput<typeof schema>;

const none: SessionRecord = { logged_in: false, google_auth: 0, google_user: null, ended: false };

export const sessionRecordKey = key;
export const readSessionRecord = (): SessionRecord => readLocal(key, schema, none);
export const writeSessionRecord = (record: SessionRecord): void => writeLocal(key, record);
export const clearSessionRecord = (): void => removeLocal(key);

/** Marks a logout by the user, so that the refused token is not reported as an expired session. */
export const markLoggedOut = (): void =>
  writeSessionRecord({ ...readSessionRecord(), logged_in: false });

/** Marks the session as ended without a logout in this browser. */
export const endSessionRecord = (): void =>
  writeSessionRecord({ ...none, ended: hasSessionEnded() });

/**
 * Whether the session ended without a logout: its cookie expired, or the server refused the token.
 */
export const hasSessionEnded = (): boolean => {
  const { logged_in: loggedIn, ended } = readSessionRecord();
  return loggedIn || ended;
};

// Remember-me stores the user name, never the password, and does not extend the session.
const rememberKey = 'parapet-remember-me';
const remembered = v.object({ username: v.pipe(v.string(), v.maxLength(254)) });

export const rememberedUsername = (): string =>
  readLocal(rememberKey, remembered, { username: '' }).username;

export const rememberUsername = (username: string | undefined): void =>
  username === undefined ? removeLocal(rememberKey) : writeLocal(rememberKey, { username });
