// What is over is removed: sessions, one-time links and counts that have expired, and jobs that ended long ago. What ends soon is announced.
import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { apiTokens, oneTimeTokens, sessions } from './db/schema/accounts.ts';
import { notifications, rateLimits } from './db/schema/operations.ts';
import { acrossTenants } from './db/tenancy.ts';
import type { Deps } from './deps.ts';
import { removeOldExports } from './exports/download-links.ts';
import { removeOldUploads, removeStrayUploads } from './imports/kept-uploads.ts';
import { matchesKeptDays } from '../src/shared/rules/finding-filters.ts';
import { followMarketplace } from './modules/marketplace/marketplace.service.ts';
import { billingEvents } from './db/schema/billing.ts';
import { notify } from './modules/notifications/notify.ts';
import { expireAcceptances } from './modules/findings/expire-acceptances.ts';
import { soonAfter } from './modules/tokens/tokens.service.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** An expired link answers "expired" for a week before it becomes unknown; what jobs did can be read for ninety days. */
export const removeExpired = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    const before = (ms: number) => new Date(deps.now().getTime() - ms);
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, before(0)));
    await tx.delete(sessions).where(lt(sessions.expiresAt, before(0)));
    await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before(7 * day)));
    // Stripe sends an event again for three days at most.
    await tx.delete(billingEvents).where(lt(billingEvents.receivedAt, before(30 * day)));
    await tx.execute(
      sql`delete from scan_before b using scans s where s.client_id = b.client_id and s.id = b.scan_id and s.finished_at < ${before(2 * day)}`,
    );
    await tx.execute(
      sql`delete from scan_matches m using scans s where s.client_id = m.client_id and s.id = m.scan_id and s.finished_at < ${before(matchesKeptDays * day)}`,
    );
    await tx.execute(sql`
      with old as (delete from jobs where state in ('succeeded', 'failed') and finished_at < ${before(90 * day)} returning client_id, id)
      delete from bulk_items b using old where b.client_id = old.client_id and b.job_id = old.id`);
  });

/** A week before an API token ends, whoever made it hears of it, once. */
export const warnOfExpiringTokens = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    const now = deps.now();
    const soon = and(
      isNull(apiTokens.revokedAt),
      gt(apiTokens.expiresAt, now),
      lt(apiTokens.expiresAt, soonAfter(now)),
    );
    const told = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.clientId, apiTokens.clientId),
          eq(notifications.type, 'token_expiring'),
          eq(notifications.subjectId, sql`${apiTokens.id}::text`),
        ),
      );
    for (const token of await tx
      .select()
      .from(apiTokens)
      .where(and(soon, notExists(told)))) {
      const date = token.expiresAt.toISOString().slice(0, 10);
      await notify(tx, {
        clientId: token.clientId,
        userIds: [token.createdBy],
        type: 'token_expiring',
        title: `The token ${token.name} expires on ${date}`,
        facts: { what: token.name, date },
        subject: { type: 'token', id: token.id },
      });
    }
  });

/** Now and every hour. Several processes may do it: deleting twice is deleting once. Returns the end of it. */
export const scheduleMaintenance = (deps: Deps): (() => void) => {
  const run = () =>
    removeExpired(deps)
      .then(() => removeOldExports(deps))
      .then(() => removeOldUploads(deps))
      .then(() => removeStrayUploads(deps))
      .then(() => expireAcceptances(deps))
      .then(() => followMarketplace(deps))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'maintenance'));
  void run();
  const timer = setInterval(() => void run(), hour);
  timer.unref();
  return () => clearInterval(timer);
};
