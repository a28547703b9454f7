import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import { countAttempt, forgetAttempts } from '../../http/attempts.ts';
import type { Principal } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { verifyPassword } from '../../passwords.ts';
import { googleEmail } from './google.ts';
import * as repo from './session.repo.ts';
import { checkCode } from './two-factor-check.ts';

/** The specification's access token: one day. */
export const sessionSeconds = 86_400;
const challengeSeconds = 300;
const challengeAttempts = 5;

const invalidCredentials = () =>
  new Problem(422, 'invalid_credentials', 'The user name or the password is not right.');
const invalidCode = () =>
  new Problem(422, 'invalid_code', 'This code is not right, or was used before.');

export type Grant = {
  two_factor_required: false;
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
};
export type Challenge = { two_factor_required: true; challenge: string; expires_in: number };

export const grant = (access_token: string): Grant => ({
  two_factor_required: false,
  access_token,
  token_type: 'Bearer',
  expires_in: sessionSeconds,
});

/** Opens a session, or asks for the second factor. Runs for a person who has proved the first one. */
const enter = (deps: Deps, user: repo.User, means: string): Promise<Grant | Challenge> =>
  inTenant(deps.db, { clientId: user.clientId, userId: user.id }, async (tx) => {
    if (user.twoFactorEnabledAt) {
      const { token } = await repo.issueOneTimeToken(
        tx,
        { clientId: user.clientId, userId: user.id },
        'two_factor',
        deps.now(),
        challengeSeconds,
      );
      return { two_factor_required: true, challenge: token, expires_in: challengeSeconds };
    }
    await writeAudit(tx, {
      clientId: user.clientId,
      actor: { userId: user.id, username: user.username },
      action: 'session.open',
      subject: { type: 'user', id: user.id },
      detail: { means },
    });
    return grant(await repo.createSession(tx, user, deps.now(), sessionSeconds));
  });

export const loginByPassword = async (
  deps: Deps,
  name: string,
  password: string,
  address: string,
): Promise<Grant | Challenge> => {
  const account = `login account ${name.trim().toLowerCase()}`;
  await countAttempt(
    deps.db,
    [
      { key: account, most: 10, seconds: 900 },
      { key: `login address ${address}`, most: 100, seconds: 900 },
    ],
    deps.now(),
  );
  const user = await acrossTenants(deps.db, 'find who signs in', (tx) => repo.findByName(tx, name));
  if (!(await verifyPassword(user?.verifiedAt ? user.passwordHash : undefined, password)) || !user)
    throw invalidCredentials();
  await forgetAttempts(deps.db, [account]);
  return enter(deps, user, 'password');
};

export const loginByGoogle = async (
  deps: Deps,
  googleToken: string,
  address: string,
): Promise<Grant | Challenge> => {
  await countAttempt(
    deps.db,
    [{ key: `login address ${address}`, most: 100, seconds: 900 }],
    deps.now(),
  );
  const email = await googleEmail(deps, googleToken);
  const user = await acrossTenants(deps.db, 'find who signs in', (tx) =>
    repo.findByName(tx, email),
  );
  if (!user?.verifiedAt) throw refusal(422, 'google_unknown');
  return enter(deps, user, 'google');
};

const wrongCodes = (userId: string) => `wrong codes ${userId}`;

/**
 * Ends a challenge with a code of the app or a recovery code. Five wrong codes end it too, and ten within a quarter of an hour are enough for a person,
 * however many challenges they were given to: whoever knows the password must not try all the codes.
 */
export const answerChallenge = async (
  deps: Deps,
  challenge: string,
  code: string,
): Promise<Grant> => {
  const find = (tx: Tx) => repo.findOneTimeToken(tx, challenge, ['two_factor'], deps.now());
  const asked = await acrossTenants(deps.db, 'find who signs in', find);
  if (!asked?.userId) throw refusal(422, 'challenge_over');
  await countAttempt(
    deps.db,
    [{ key: wrongCodes(asked.userId), most: 10, seconds: 900 }],
    deps.now(),
  );
  const answer = await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const token = await find(tx);
    const user = token?.userId ? await repo.findUser(tx, token.clientId, token.userId) : undefined;
    if (!token || !user || token.attempts >= challengeAttempts) return 'over';
    if (!(await checkCode(deps, tx, user, code))) {
      await repo.countWrongCode(tx, token);
      return token.attempts + 1 >= challengeAttempts ? 'over' : 'wrong';
    }
    await repo.useOneTimeToken(tx, token, deps.now());
    await writeAudit(tx, {
      clientId: user.clientId,
      actor: { userId: user.id, username: user.username },
      action: 'session.open',
      subject: { type: 'user', id: user.id },
      detail: { means: 'two-factor' },
    });
    return grant(await repo.createSession(tx, user, deps.now(), sessionSeconds));
  });
  if (answer === 'over') throw refusal(422, 'challenge_over');
  if (answer === 'wrong') throw invalidCode();
  await forgetAttempts(deps.db, [wrongCodes(asked.userId)]);
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

export const describeSession = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => {
    const user = await repo.findUser(tx, who.clientId, who.userId);
    return {
      id: who.userId,
      email: who.email,
      username: who.username,
      role: who.role,
      is_partner: who.isPartner,
      two_factor_enabled: user?.twoFactorEnabledAt != null,
      avatar_url: user?.avatarUrl ?? null,
      client_id: who.clientId,
      organization_name: await repo.organizationName(tx, who.clientId),
      unread_notifications: await repo.countUnread(tx, who.clientId, who.userId),
    };
  });
