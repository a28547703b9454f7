// What people change about their own sign-in.
import QRCode from 'qrcode';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { countAttempt } from '../../http/attempts.ts';
import type { Principal } from '../../http/principal.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { hashPassword, verifyPassword } from '../../passwords.ts';
import {
  momentOfStep,
  newRecoveryCodes,
  newTotpSecret,
  totpAddress,
  totpStep,
  twoFactorPurpose,
} from '../../two-factor.ts';
import { findUser, revokeSessions, type User, useTotpStep } from '../session/session.repo.ts';
import { checkCode } from '../session/two-factor-check.ts';
import { requireGoodPassword } from './new-password.ts';
import * as repo from './users.repo.ts';

type Schemas = components['schemas'];
export type TwoFactorState = {
  enable_2fa: boolean;
  secret: string | null;
  qrcode: string | null;
  recovery_codes: string[];
};

const me = async (tx: Tx, who: Principal): Promise<User> => {
  const user = await findUser(tx, who.clientId, who.userId);
  if (!user) throw new Error('The session belongs to nobody.');
  return user;
};

const audit = (tx: Tx, who: Principal, action: string) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'user', id: who.userId },
  });

/** Whoever found an open session must not try passwords or codes without end. */
const limit = (deps: Deps, who: Principal) =>
  countAttempt(deps.db, [{ key: `prove ${who.userId}`, most: 10, seconds: 900 }], deps.now());

export const changePassword = async (
  deps: Deps,
  who: Principal,
  given: { current_password: string; password: string; confirm_password: string },
): Promise<void> => {
  await limit(deps, who);
  const user = await inTenant(deps.db, who, (tx) => me(tx, who));
  if (!(await verifyPassword(user.passwordHash, given.current_password)))
    throw invalid('current_password', 'not_right');
  requireGoodPassword(given, [who.username, who.email]);
  const passwordHash = await hashPassword(given.password);
  await inTenant(deps.db, who, async (tx) => {
    await repo.updateUser(tx, user, { passwordHash });
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, 'password.change');
  });
};

const off: TwoFactorState = { enable_2fa: false, secret: null, qrcode: null, recovery_codes: [] };

/** Makes a secret for the app. Nothing is switched on before a code has shown that the app has it. */
export const beginTwoFactor = async (deps: Deps, who: Principal): Promise<TwoFactorState> => {
  const secret = newTotpSecret();
  await inTenant(deps.db, who, async (tx) => {
    const user = await me(tx, who);
    if (user.twoFactorEnabledAt)
      throw new Problem(
        409,
        'already_enabled',
        'Two-factor sign-in is on already. Remove it first.',
      );
    await repo.updateUser(tx, user, {
      twoFactorSecret: deps.secrets.seal(who.clientId, twoFactorPurpose(who.userId), secret),
      twoFactorLastStep: null,
    });
  });
  const qrcode = await QRCode.toDataURL(totpAddress(secret, who.email, deps.config.productName), {
    margin: 1,
    width: 240,
  });
  return { ...off, secret, qrcode };
};

export const confirmTwoFactor = async (
  deps: Deps,
  who: Principal,
  code: string,
): Promise<TwoFactorState> => {
  await limit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await me(tx, who);
    if (user.twoFactorEnabledAt)
      throw new Problem(409, 'already_enabled', 'Two-factor sign-in is on already.');
    if (!user.twoFactorSecret) throw new Problem(409, 'not_begun', 'Ask for a secret first.');
    const step = totpStep(
      deps.secrets.open(who.clientId, twoFactorPurpose(who.userId), user.twoFactorSecret),
      code,
      deps.now(),
    );
    if (step === undefined || !(await useTotpStep(tx, user, step)))
      throw new Problem(422, 'invalid_code', 'This code is not right, or was used before.');
    const codes = newRecoveryCodes();
    await repo.updateUser(tx, user, { twoFactorEnabledAt: deps.now() });
    await repo.replaceRecoveryCodes(tx, user, codes);
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, 'two_factor.enable');
    return { ...off, enable_2fa: true, recovery_codes: codes };
  });
};

/** Earlier codes stop working. Sessions stay: nothing about the sign-in has become weaker. */
export const renewRecoveryCodes = async (
  deps: Deps,
  who: Principal,
  code: string,
): Promise<TwoFactorState> => {
  await limit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await me(tx, who);
    await requireProof(deps, tx, user, code);
    const codes = newRecoveryCodes();
    await repo.replaceRecoveryCodes(tx, user, codes);
    await audit(tx, who, 'two_factor.renew_codes');
    return { ...off, enable_2fa: true, recovery_codes: codes };
  });
};

export const describeTwoFactor = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['TwoFactorStanding']> =>
  inTenant(deps.db, who, async (tx) => {
    const user = await me(tx, who);
    const organisation = await repo.countTwoFactor(tx, who.clientId);
    const isOn = user.twoFactorEnabledAt !== null;
    return {
      enabled_at: user.twoFactorEnabledAt?.toISOString() ?? null,
      last_used_at:
        isOn && user.twoFactorLastStep !== null
          ? momentOfStep(user.twoFactorLastStep).toISOString()
          : null,
      recovery_codes_left: await repo.countRecoveryCodes(tx, user),
      members: organisation.members,
      members_with: organisation.with,
    };
  });

const requireProof = async (deps: Deps, tx: Tx, user: User, code: string): Promise<void> => {
  if (!user.twoFactorEnabledAt) throw new Problem(409, 'not_enabled', 'Two-factor sign-in is off.');
  if (!(await checkCode(deps, tx, user, code)))
    throw new Problem(422, 'invalid_code', 'This code is not right, or was used before.');
};

export const removeTwoFactor = async (
  deps: Deps,
  who: Principal,
  code: string,
): Promise<TwoFactorState> => {
  await limit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await me(tx, who);
    await requireProof(deps, tx, user, code);
    await repo.updateUser(tx, user, {
      twoFactorEnabledAt: null,
      twoFactorSecret: null,
      twoFactorLastStep: null,
    });
    await repo.replaceRecoveryCodes(tx, user, []);
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, 'two_factor.disable');
    return off;
  });
};
