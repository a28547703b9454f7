import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import { normalizeRecoveryCode, findTotpStep, twoFactorPurpose } from '../two-factor/two-factor.ts';
import { type User, consumeRecoveryCode, consumeTotpStep } from './session.repo.ts';

/** Verifies a TOTP or recovery code and consumes it. */
export const verifySecondFactor = async (
  deps: Deps,
  tx: Tx,
  user: User,
  code: string,
): Promise<boolean> => {
  if (!user.twoFactorSecret) return false;
  const step = findTotpStep(
    deps.secrets.open(user.clientId, twoFactorPurpose(user.id), user.twoFactorSecret),
    code.trim(),
    deps.now(),
  );
  return step === undefined
    ? consumeRecoveryCode(tx, user, normalizeRecoveryCode(code), deps.now())
    : consumeTotpStep(tx, user, step);
};
