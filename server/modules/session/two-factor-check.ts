import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { normalRecoveryCode, totpStep, twoFactorPurpose } from '../../two-factor.ts';
import { type User, useRecoveryCode, useTotpStep } from './session.repo.ts';

/** Whether the code is right and unused; it is used from then on. */
export const checkCode = async (deps: Deps, tx: Tx, user: User, code: string): Promise<boolean> => {
  if (!user.twoFactorSecret) return false;
  const step = totpStep(
    deps.secrets.open(user.clientId, twoFactorPurpose(user.id), user.twoFactorSecret),
    code.trim(),
    deps.now(),
  );
  return step === undefined
    ? useRecoveryCode(tx, user, normalRecoveryCode(code), deps.now())
    : useTotpStep(tx, user, step);
};
