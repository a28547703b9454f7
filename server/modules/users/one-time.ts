import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { oneTimeTokens } from '../../db/schema/accounts.ts';
import { Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { tokenHash } from '../../runtime/tokens.ts';
import type { OneTimeKind, OneTimeToken } from '../session/session.repo.ts';

/** Locked until the end of the transaction. 404 for a link that never was, 410 for one that is used or expired. */
export const requireOneTimeToken = async (
  tx: Tx,
  token: string,
  kinds: readonly OneTimeKind[],
  now: Date,
): Promise<OneTimeToken> => {
  const [row] = await tx
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, tokenHash(token)))
    .for('update');
  if (!row || !kinds.includes(row.kind)) throw refusal(404, 'unknown_link');
  if (row.usedAt !== null || row.expiresAt <= now)
    throw new Problem(410, 'expired', 'This link has expired or was used. Ask for a new one.');
  return row;
};
