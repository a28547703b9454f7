// Rate limits, counted in the database: processes share the counts, and they survive restarts. Keys
// are hashed, so the table identifies no user.
import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { Problem } from './problem.ts';

export type RateLimit = { key: string; most: number; seconds: number };

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

type Counted = { count: number; resetAt: Date };

const count = async (tx: Tx, key: string, seconds: number, now: Date): Promise<Counted> => {
  const [row] = await tx
    .insert(rateLimits)
    .values({ key: hashed(key), count: 1, resetAt: new Date(now.getTime() + seconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  return row ?? { count: 1, resetAt: now };
};

/** Counts one attempt under each key. Throws 429 with Retry-After if a key exceeds its limit. */
export const consumeRateLimit = async (
  db: Database,
  limits: readonly RateLimit[],
  now: Date,
): Promise<void> => {
  const wait = await acrossTenants(db, 'count attempts', async (tx) => {
    const exceeded = [];
    for (const { key, most, seconds } of limits) {
      const { count: attempts, resetAt } = await count(tx, key, seconds, now);
      if (attempts > most) exceeded.push(resetAt.getTime() - now.getTime());
    }
    return Math.max(0, ...exceeded);
  });
  if (wait > 0)
    throw new Problem(429, 'rate_limited', 'Too many attempts. Wait a while and try again.', {
      headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
    });
};

/** Counts one attempt and returns the total, for callers that slow down first. */
export const countAttempt = async (
  db: Database,
  { key, seconds }: Omit<RateLimit, 'most'>,
  now: Date,
): Promise<number> =>
  (await acrossTenants(db, 'count attempts', (tx) => count(tx, key, seconds, now))).count;

/** Clears the counts after a success, so that earlier failed attempts no longer count. */
export const resetRateLimit = (db: Database, keys: readonly string[]): Promise<void> =>
  acrossTenants(db, 'count attempts', async (tx) => {
    await tx.delete(rateLimits).where(inArray(rateLimits.key, keys.map(hashed)));
  });
