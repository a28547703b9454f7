import * as v from 'valibot';
import { readLocal, removeLocal, writeLocal } from '@/shared/lib/local-document';

// What this browser keeps beside the token (specification, section 3).
const key = 'parapet-session';

const googleUser = v.object({
  email: v.string(),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

const schema = v.object({
  logged_in: v.fallback(v.boolean(), false),
  google_auth: v.fallback(v.picklist([0, 1]), 0),
  google_user: v.fallback(v.nullable(googleUser), null),
  /** The last session ran out or was ended elsewhere: nobody logged out here. */
  ended: v.fallback(v.boolean(), false),
});

export type GoogleUser = v.InferOutput<typeof googleUser>;
export type SessionRecord = v.InferOutput<typeof schema>;

const none: SessionRecord = { logged_in: false, google_auth: 0, google_user: null, ended: false };

export const sessionRecordKey = key;
export const readSessionRecord = (): SessionRecord => readLocal(key, schema, none);
export const writeSessionRecord = (record: SessionRecord): void => writeLocal(key, record);
export const clearSessionRecord = (): void => removeLocal(key);

/** Somebody logs out: that the token is refused from now on is no news. */
export const noteLogout = (): void =>
  writeSessionRecord({ ...readSessionRecord(), logged_in: false });

/** The session is over without anybody having logged out here. */
export const endSessionRecord = (): void => writeSessionRecord({ ...none, ended: hasEnded() });

/** Where there is no token any more: its cookie may have run out, or the server refused it. */
export const hasEnded = (): boolean => {
  const { logged_in: loggedIn, ended } = readSessionRecord();
  return loggedIn || ended;
};

// Remember-me keeps the user name, never the password, and the session's length stays what it is.
const rememberKey = 'parapet-remember-me';
const remembered = v.object({ username: v.pipe(v.string(), v.maxLength(254)) });

export const rememberedUsername = (): string =>
  readLocal(rememberKey, remembered, { username: '' }).username;

export const rememberUsername = (username: string | undefined): void =>
  username === undefined ? removeLocal(rememberKey) : writeLocal(rememberKey, { username });
