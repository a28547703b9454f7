// What a user signs in with besides the password, taken away: by the user with a mailed link, or by
// an administrator for a user who is locked out.
import type { Tx } from '../../../platform/db/connect.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repo.ts';
import { revokeSessions, type User } from '../session/session.repo.ts';
import { replaceRecoveryCodes, updateUser } from './users.repo.ts';

export type SignInMethods = { twoFactor: boolean; passkeys: boolean; google: boolean };

/** Ends every session of the user too. Returns how many passkeys were removed. */
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
      // The next sign-in with the same address binds the account anew.
      ...(google && { googleSub: null }),
    });
  if (twoFactor) await replaceRecoveryCodes(tx, user, []);
  const removed = passkeys
    ? await deletePasskeysOf(tx, { clientId: user.clientId, userId: user.id })
    : 0;
  await revokeSessions(tx, user.clientId, user.id);
  return removed;
};
