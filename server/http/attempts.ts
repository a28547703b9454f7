// Counts attempts in the database, so that several processes and restarts share one count. Keys are hashed: the table names nobody.
import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { acrossTenants } from '../db/tenancy.ts';
import { Problem } from './problem.ts';

export type Limit = { key: string; most: number; seconds: number };

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts one attempt under each key; throws 429 with Retry-After when one of them has had too many. */
export const countAttempt = (db: Database, limits: readonly Limit[], now: Date): Promise<void> =>
  acrossTenants(db, 'count attempts', async (tx) => {
    const counted = [];
    for (const { key, most, seconds } of limits) {
      const resetAt = new Date(now.getTime() + seconds * 1000);
      const [row] = await tx
        .insert(rateLimits)
        .values({ key: hashed(key), count: 1, resetAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
            resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then excluded.reset_at else ${rateLimits.resetAt} end`,
          },
        })
        .returning();
      if (row && row.count > most) counted.push(row.resetAt);
    }
    return Math.max(0, ...counted.map((at) => at.getTime() - now.getTime()));
  }).then((wait) => {
    if (wait > 0)
      throw new Problem(429, 'rate_limited', 'Too many attempts. Wait a while and try again.', {
        headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
      });
  });

/** After a success: earlier slips of this person are forgotten. */
export const forgetAttempts = (db: Database, keys: readonly string[]): Promise<void> =>
  acrossTenants(db, 'count attempts', async (tx) => {
    await tx.delete(rateLimits).where(inArray(rateLimits.key, keys.map(hashed)));
  });
