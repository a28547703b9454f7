import { setTimeout as sleep } from 'node:timers/promises';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import {
  consumeRateLimit,
  countAttempt,
  resetRateLimit,
} from '../../../platform/http/rate-limit.ts';
import { relyingPartyOf } from '../../../platform/http/links.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { countPasskeysOf } from '../passkeys/passkeys.repo.ts';
import { verifyPassword } from '../passwords.ts';
import { isFirstRun } from './first-run.ts';
import { getGoogleAccount } from './google.ts';
import { createDeviceCookie, findKnownDevice, newDevice } from './known-devices.ts';
import * as repo from './session.repo.ts';
import { findSignInRules } from './sign-in-rules.ts';
import { verifySecondFactor } from './two-factor-check.ts';
import { recordLogin, type SignInMeans } from './unusual-logins.ts';

/** Lifetime of an access token (specification): one day. */
export const sessionSeconds = 86_400;
const challengeSeconds = 300;
const challengeAttempts = 5;

const invalidCredentials = () =>
  new Problem(422, 'invalid_credentials', 'Incorrect username or password.');
const invalidCode = () =>
  new Problem(422, 'invalid_code', 'This code is incorrect or was already used.');

export type SessionGrant = {
  two_factor_required: false;
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
};
export type Challenge = {
  two_factor_required: true;
  challenge: string;
  expires_in: number;
  passkeys: boolean;
};

export const toSessionGrant = (access_token: string): SessionGrant => ({
  two_factor_required: false,
  access_token,
  token_type: 'Bearer',
  expires_in: sessionSeconds,
});

/** Includes the cookie by which the browser is recognized next time, once the user is signed in. */
export type SignedIn<T> = { body: T; cookie: string | undefined };

/** Names in the audit log. */
const meansInLog: Readonly<Record<SignInMeans, string>> = {
  password: 'password',
  password_and_code: 'two-factor',
  google: 'google',
  passkey: 'passkey',
  password_and_passkey: 'password and passkey',
};

/** Creates the session of an authenticated user, and records the sign-in. */
export const openSession = async (
  deps: Deps,
  tx: Tx,
  user: repo.User,
  from: repo.SessionOrigin,
  means: SignInMeans,
  detail: Readonly<Record<string, string>> = {},
): Promise<SignedIn<SessionGrant>> => {
  await writeAudit(tx, {
    clientId: user.clientId,
    actor: { userId: user.id, username: user.username },
    action: 'session.open',
    subject: { type: 'user', id: user.id },
    detail: { means: meansInLog[means], ...detail },
  });
  const now = deps.now();
  const device = from.knownDevice ?? newDevice();
  const { id, token } = await repo.insertSession(tx, user, now, sessionSeconds, from);
  await recordLogin(tx, user, { sessionId: id, from, device, means, now });
  return { body: toSessionGrant(token), cookie: createDeviceCookie(deps, user, device) };
};

/**
 * Opens a session, or starts a challenge for the second factor. The first factor has to be verified
 * before.
 */
const openSessionOrChallenge = (
  deps: Deps,
  user: repo.User,
  means: SignInMeans,
  from: repo.SessionOrigin,
): Promise<SignedIn<SessionGrant | Challenge>> =>
  inTenant(deps.db, { clientId: user.clientId, userId: user.id }, async (tx) => {
    if (user.twoFactorEnabledAt) {
      const { token } = await repo.issueOneTimeToken(
        tx,
        { clientId: user.clientId, userId: user.id },
        'two_factor',
        deps.now(),
        challengeSeconds,
        from.knownDevice,
      );
      const owner = { clientId: user.clientId, userId: user.id };
      const passkeys =
        relyingPartyOf(deps.config) !== undefined &&
        (await findSignInRules(tx, user.clientId)).allow_passkeys &&
        (await countPasskeysOf(tx, owner)) > 0;
      const body: Challenge = {
        two_factor_required: true,
        challenge: token,
        expires_in: challengeSeconds,
        passkeys,
      };
      return { body, cookie: undefined };
    }
    return openSession(deps, tx, user, from, means);
  });

/** Origin of a sign-in: address, user agent and cookies. */
export type SignInOrigin = {
  address: string;
  device: string | undefined;
  cookies: string | undefined;
};
const window = 900;

const addressLimit = (address: string) => ({
  key: `login address ${address}`,
  most: 100,
  seconds: window,
});

/** For sign-ins without an account name, which can only be counted by address. */
export const limitAddress = (deps: Deps, address = ''): Promise<void> =>
  consumeRateLimit(deps.db, [addressLimit(address)], deps.now());
const attemptsPerSource = 10;
const attemptsBeforeDelay = 10;
const attemptsOfStrangers = 100;

/**
 * Attempts are counted per device that the user has signed in with, and per address. Other clients
 * share an additional count, which slows them down increasingly and stops them at a hundred
 * attempts; neither locks out the owner on a known device.
 */
const limitAttempts = async (
  deps: Deps,
  account: string,
  device: string | undefined,
  address: string,
): Promise<void> => {
  const ofAll = { key: `login strangers ${account}`, seconds: window };
  await consumeRateLimit(
    deps.db,
    device === undefined
      ? [
          { key: sourceKey(account, device, address), most: attemptsPerSource, seconds: window },
          addressLimit(address),
        ]
      : [{ key: sourceKey(account, device, address), most: attemptsPerSource, seconds: window }],
    deps.now(),
  );
  if (device !== undefined) return;
  const attempts = await countAttempt(deps.db, ofAll, deps.now());
  if (attempts > attemptsOfStrangers)
    await consumeRateLimit(deps.db, [{ ...ofAll, most: attemptsOfStrangers }], deps.now());
  const beyond = attempts - attemptsBeforeDelay;
  if (beyond > 0) await sleep(Math.min(4_000, 125 * 2 ** beyond));
};

const sourceKey = (account: string, device: string | undefined, address: string): string =>
  device === undefined ? `login ${account} from ${address}` : `login ${account} on ${device}`;

const openFor = (
  deps: Deps,
  user: repo.User,
  means: SignInMeans,
  { address, device, cookies }: SignInOrigin,
): Promise<SignedIn<SessionGrant | Challenge>> =>
  openSessionOrChallenge(deps, user, means, {
    address,
    device,
    knownDevice: findKnownDevice(deps, user, cookies),
  });

const refusedLogin = (
  user: repo.User,
  wrong: 'password' | 'code',
  address: string | undefined,
) => ({
  clientId: user.clientId,
  action: 'session.refuse',
  subject: { type: 'user', id: user.id },
  detail: { username: user.username, wrong, ...(address !== undefined && { address }) },
});

const recordRefusedLogin = (deps: Deps, user: repo.User, { address }: SignInOrigin) =>
  inTenant(deps.db, user, (tx) => writeAudit(tx, refusedLogin(user, 'password', address))).catch(
    (error: unknown) => deps.log.error(error, 'A refused login was not recorded.'),
  );

export const loginByPassword = async (
  deps: Deps,
  name: string,
  password: string,
  origin: SignInOrigin,
): Promise<SignedIn<SessionGrant | Challenge>> => {
  const { address, cookies } = origin;
  const user = await acrossTenants(deps.db, 'find who signs in', (tx) =>
    repo.findUserByName(tx, name),
  );
  // One count per user, whether by name or by e-mail address.
  const account = user?.id ?? name.trim().toLowerCase();
  const device = user && findKnownDevice(deps, user, cookies);
  await limitAttempts(deps, account, device, address);
  const stored = user?.verifiedAt ? user.passwordHash : undefined;
  if (!(await verifyPassword(stored, password)) || !user) {
    // Not awaited: the response time must not reveal that the user exists.
    if (user) void recordRefusedLogin(deps, user, origin);
    throw invalidCredentials();
  }
  await resetRateLimit(deps.db, [sourceKey(account, device, address)]);
  return openFor(deps, user, 'password', origin);
};

export const loginByGoogle = async (
  deps: Deps,
  googleToken: string,
  origin: SignInOrigin,
): Promise<SignedIn<SessionGrant | Challenge>> => {
  await limitAddress(deps, origin.address);
  const { sub, email } = await getGoogleAccount(deps, googleToken);
  const user = await acrossTenants(
    deps.db,
    'find who signs in',
    async (tx) => (await repo.findUserByGoogle(tx, sub)) ?? (await repo.findUserByName(tx, email)),
  );
  if (!user?.verifiedAt) throw createProblem(422, 'google_unknown');
  const rules = await inTenant(deps.db, user, (tx) => findSignInRules(tx, user.clientId));
  if (!rules.allow_google) throw createProblem(422, 'google_not_allowed');
  // If two accounts arrive at once, the one that is stored signs in.
  const bound =
    user.googleSub ?? (await inTenant(deps.db, user, (tx) => repo.bindGoogle(tx, user, sub)));
  if (bound !== sub) throw createProblem(422, 'google_other_account');
  return openFor(deps, user, 'google', origin);
};

const wrongCodesLimitKey = (userId: string) => `wrong codes ${userId}`;

/**
 * Completes a challenge with a TOTP or recovery code. Five wrong codes end the challenge. Ten wrong
 * codes within 15 minutes block the user across challenges, so that an attacker who knows the
 * password cannot guess codes.
 */
export const completeChallenge = async (
  deps: Deps,
  challenge: string,
  code: string,
  from: repo.SessionOrigin,
): Promise<SignedIn<SessionGrant>> => {
  const find = (tx: Tx) => repo.findOneTimeToken(tx, challenge, ['two_factor'], deps.now());
  const pending = await acrossTenants(deps.db, 'find who signs in', find);
  if (!pending?.userId) throw createProblem(422, 'challenge_over');
  await consumeRateLimit(
    deps.db,
    [{ key: wrongCodesLimitKey(pending.userId), most: 10, seconds: 900 }],
    deps.now(),
  );
  const answer = await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const token = await find(tx);
    const user = token?.userId ? await repo.findUser(tx, token.clientId, token.userId) : undefined;
    if (!token || !user || token.attempts >= challengeAttempts) return 'over';
    if (!(await verifySecondFactor(deps, tx, user, code))) {
      await repo.incrementAttempts(tx, token);
      await writeAudit(tx, refusedLogin(user, 'code', from.address));
      return token.attempts + 1 >= challengeAttempts ? 'over' : 'wrong';
    }
    await repo.consumeOneTimeToken(tx, token, deps.now());
    const knownDevice = token.knownDevice ?? undefined;
    return openSession(deps, tx, user, { ...from, knownDevice }, 'password_and_code');
  });
  if (answer === 'over') throw createProblem(422, 'challenge_over');
  if (answer === 'wrong') throw invalidCode();
  await resetRateLimit(deps.db, [wrongCodesLimitKey(pending.userId)]);
  return answer;
};

export const logout = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await repo.deleteSession(tx, who.clientId, who.token.id);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'session.close',
      subject: { type: 'user', id: who.userId },
    });
  });

export const getSession = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => {
    const user = await repo.findUser(tx, who.clientId, who.userId);
    const deletesAt = await repo.findDeletionTime(tx, who.clientId);
    return {
      id: who.userId,
      email: who.email,
      username: who.username,
      role: who.role,
      is_partner: who.isPartner,
      two_factor_enabled: user?.twoFactorEnabledAt != null,
      two_factor_needed: who.lacksSecondFactor === true,
      first_run: await isFirstRun(tx, who.clientId, who.userId),
      avatar_url: user?.avatarUrl ?? null,
      client_id: who.clientId,
      organization_name: await repo.getOrganizationName(tx, who.clientId),
      unread_notifications: await repo.countUnread(tx, who.clientId, who.userId),
      organization_deletes_at: deletesAt?.toISOString() ?? null,
    };
  });
