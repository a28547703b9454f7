import type { IdentityProof } from '@/shared/api/generated/model';

/**
 * Without a second factor, the password may be empty: the server requires it only some minutes
 * after the last sign-in.
 */
export const toIdentityProof = (hasCode: boolean, proof: string): IdentityProof => {
  if (proof === '') return {};
  return hasCode ? { code: proof.trim() } : { password: proof };
};
