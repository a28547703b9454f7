// Changes that users make to their own sign-in.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { consumeRateLimit } from '../../../platform/http/rate-limit.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import {
  totpStepStart,
  createRecoveryCodes,
  createTotpSecret,
  totpUri,
  findTotpStep,
  twoFactorPurpose,
} from '../two-factor/two-factor.ts';
import {
  consumeTotpStep,
  findSessionStart,
  findUser,
  getOrganizationName,
  revokeSessions,
  type User,
} from '../session/session.repo.ts';
import { findSignInRules } from '../session/sign-in-rules.ts';
import { verifySecondFactor } from '../session/two-factor-check.ts';
import { revokeTokensOf } from '../tokens/tokens.service.ts';
import { requireStrongPassword } from './new-password.ts';
import * as repo from './users.repo.ts';

type Schemas = components['schemas'];
export type TwoFactorState = {
  enable_2fa: boolean;
  secret: string | null;
  qrcode: string | null;
  recovery_codes: string[];
};

const getOwnUser = async (tx: Tx, who: Principal): Promise<User> => {
  const user = await findUser(tx, who.clientId, who.userId);
  if (!user) throw new Error('No user for this session');
  return user;
};

const audit = (tx: Tx, who: Principal, action: string) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'user', id: who.userId },
  });

/** An attacker with an open session must not be able to guess passwords or codes. */
const passwordRateLimit = (deps: Deps, who: Principal) =>
  consumeRateLimit(deps.db, [{ key: `prove ${who.userId}`, most: 10, seconds: 900 }], deps.now());

/** An unlocked screen must not be enough for changes that outlast the session. */
export const requirePassword = async (
  deps: Deps,
  who: Principal,
  password: string,
): Promise<User> => {
  await passwordRateLimit(deps, who);
  const user = await inTenant(deps.db, who, (tx) => getOwnUser(tx, who));
  if (!(await verifyPassword(user.passwordHash, password))) throw invalid('password', 'not_right');
  return user;
};

export const changePassword = async (
  deps: Deps,
  who: Principal,
  given: Schemas['ChangePasswordRequest'],
): Promise<void> => {
  await passwordRateLimit(deps, who);
  const { user, organization } = await inTenant(deps.db, who, async (tx) => ({
    user: await getOwnUser(tx, who),
    organization: await getOrganizationName(tx, who.clientId),
  }));
  if (!(await verifyPassword(user.passwordHash, given.current_password)))
    throw invalid('current_password', 'not_right');
  await requireStrongPassword(given, [who.username, who.email, organization]);
  const passwordHash = await hashPassword(given.password);
  await inTenant(deps.db, who, async (tx) => {
    await repo.updateUser(tx, user, { passwordHash, passwordChangedAt: deps.now() });
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    if (given.revoke_tokens) await revokeTokensOf(deps, tx, who);
    await audit(tx, who, 'password.change');
  });
};

const off: TwoFactorState = { enable_2fa: false, secret: null, qrcode: null, recovery_codes: [] };

const freshMinutes = 15;

/**
 * An open session alone must not be enough to bind the account to another phone: the session has to
 * be recent, or the user has to enter the password.
 */
const requireFreshLogin = async (
  deps: Deps,
  who: Principal,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined) {
    await requirePassword(deps, who, password);
    return;
  }
  const begun = await inTenant(deps.db, who, (tx) =>
    findSessionStart(tx, who.clientId, who.token.id),
  );
  if (!begun || deps.now().getTime() - begun.getTime() > freshMinutes * 60_000)
    throw createProblem(422, 'password_needed', { minutes: freshMinutes });
};

/**
 * For actions that require more than an open session: a code of the second factor if the user has
 * one, otherwise the check of `requireFreshLogin`.
 */
export const requireIdentityProof = async (
  deps: Deps,
  who: Principal,
  { code, password }: { code?: string; password?: string },
): Promise<void> => {
  const user = await inTenant(deps.db, who, (tx) => getOwnUser(tx, who));
  if (!user.twoFactorEnabledAt) return requireFreshLogin(deps, who, password);
  await passwordRateLimit(deps, who);
  if (code === undefined) throw invalid('code', 'required');
  await inTenant(deps.db, who, async (tx) => {
    await requireProof(deps, tx, await getOwnUser(tx, who), code);
  });
};

/** Creates a TOTP secret. It becomes active after the user confirms a code of the app. */
export const startTwoFactorSetup = async (
  deps: Deps,
  who: Principal,
  password: string | undefined,
): Promise<TwoFactorState> => {
  await requireFreshLogin(deps, who, password);
  const secret = createTotpSecret();
  await inTenant(deps.db, who, async (tx) => {
    const user = await getOwnUser(tx, who);
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
  // Loaded here, because few requests need it.
  const { default: QRCode } = await import('qrcode');
  const qrcode = await QRCode.toDataURL(totpUri(secret, who.email, deps.config.productName), {
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
  await passwordRateLimit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await getOwnUser(tx, who);
    if (user.twoFactorEnabledAt)
      throw new Problem(409, 'already_enabled', 'Two-factor sign-in is on already.');
    if (!user.twoFactorSecret) throw new Problem(409, 'not_begun', 'Request a secret first.');
    const step = findTotpStep(
      deps.secrets.open(who.clientId, twoFactorPurpose(who.userId), user.twoFactorSecret),
      code,
      deps.now(),
    );
    if (step === undefined || !(await consumeTotpStep(tx, user, step)))
      throw new Problem(422, 'invalid_code', 'This code is incorrect or was already used.');
    const codes = createRecoveryCodes();
    await repo.updateUser(tx, user, { twoFactorEnabledAt: deps.now() });
    await repo.replaceRecoveryCodes(tx, user, codes);
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, 'two_factor.enable');
    return { ...off, enable_2fa: true, recovery_codes: codes };
  });
};

/** Revokes earlier recovery codes. Sessions are kept, because the sign-in has become no weaker. */
export const regenerateRecoveryCodes = async (
  deps: Deps,
  who: Principal,
  code: string,
): Promise<TwoFactorState> => {
  await passwordRateLimit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await getOwnUser(tx, who);
    await requireProof(deps, tx, user, code);
    const codes = createRecoveryCodes();
    await repo.replaceRecoveryCodes(tx, user, codes);
    await audit(tx, who, 'two_factor.renew_codes');
    return { ...off, enable_2fa: true, recovery_codes: codes };
  });
};

export const getTwoFactorState = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['TwoFactorStanding']> =>
  inTenant(deps.db, who, async (tx) => {
    const user = await getOwnUser(tx, who);
    const organization = await repo.countTwoFactorMembers(tx, who.clientId);
    const isOn = user.twoFactorEnabledAt !== null;
    const rules = await findSignInRules(tx, who.clientId);
    const codes = await repo.countRecoveryCodes(tx, user);
    return {
      enabled_at: user.twoFactorEnabledAt?.toISOString() ?? null,
      last_used_at:
        isOn && user.twoFactorLastStep !== null
          ? totpStepStart(user.twoFactorLastStep).toISOString()
          : null,
      recovery_codes_left: codes.left,
      recovery_code_used_at: codes.usedAt?.toISOString() ?? null,
      required: rules.require_two_factor,
      password_changed_at: user.passwordChangedAt?.toISOString() ?? null,
      members: organization.members,
      members_with: organization.with,
    };
  });

const requireProof = async (deps: Deps, tx: Tx, user: User, code: string): Promise<void> => {
  if (!user.twoFactorEnabledAt) throw new Problem(409, 'not_enabled', 'Two-factor sign-in is off.');
  if (!(await verifySecondFactor(deps, tx, user, code)))
    throw new Problem(422, 'invalid_code', 'This code is incorrect or was already used.');
};

export const removeTwoFactor = async (
  deps: Deps,
  who: Principal,
  { code, replace = false }: Schemas['RemoveTwoFactorRequest'],
): Promise<TwoFactorState> => {
  await passwordRateLimit(deps, who);
  return inTenant(deps.db, who, async (tx) => {
    const user = await getOwnUser(tx, who);
    const rules = await findSignInRules(tx, who.clientId);
    if (rules.require_two_factor && !replace) throw createProblem(409, 'two_factor_required');
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
