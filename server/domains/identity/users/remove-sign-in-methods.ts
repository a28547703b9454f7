// Removes sign-in methods other than the password: by the user with a mailed link, or by an
// administrator for a user who is locked out.
import type { Tx } from '../../../platform/db/connect.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repo.ts';
import { revokeSessions, type User } from '../session/session.repo.ts';
import { replaceRecoveryCodes, updateUser } from './users.repo.ts';

export type SignInMethods = { twoFactor: boolean; passkeys: boolean; google: boolean };

/** Also ends every session of the user. Returns the number of removed passkeys. */
export const removeSignInMethods = async (
  tx: Tx,
  user: User,
  { twoFactor, passkeys, google }: SignInMethods,
): Promise<number> => {
  if (twoFactor || google)
    await updateUser(tx, user, {
      ...(twoFactor && {
        twoFactorEnabledAt: null,
        twoFactorSecret: null,
        twoFactorLastStep: null,
      }),
      // The next sign-in with the same address binds the account again.
      ...(google && { googleSub: null }),
    });
  if (twoFactor) await replaceRecoveryCodes(tx, user, []);
  const removed = passkeys
    ? await deletePasskeysOf(tx, { clientId: user.clientId, userId: user.id })
    : 0;
  await revokeSessions(tx, user.clientId, user.id);
  return removed;
};
