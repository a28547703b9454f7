import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { oneTimeTokens } from '../../../platform/db/schema/accounts.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';
import type { OneTimeKind, OneTimeToken } from '../session/session.repo.ts';

/**
 * Returns the token, locked until the transaction ends. Throws 404 for an unknown token, 410 for a
 * used or expired one.
 */
export const requireOneTimeToken = async (
  tx: Tx,
  token: string,
  kinds: readonly OneTimeKind[],
  now: Date,
): Promise<OneTimeToken> => {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, hashToken(token)))
    .for('update');
  if (!row || !kinds.includes(row.kind)) throw createProblem(404, 'unknown_link');
  if (row.usedAt !== null || row.expiresAt <= now)
    throw new Problem(
      410,
      'expired',
      'This link has expired or was already used. Request a new one.',
    );
  return row;
};
