// Deletes expired sessions, one-time links and rate limits, and old jobs. Notifies users about API
// tokens that expire soon.
import { and, eq, gt, inArray, isNull, lt, not, notExists, or, sql } from 'drizzle-orm';
import {
  apiTokens,
  oneTimeTokens,
  passkeyChallenges,
  sessions,
  unusualLogins,
} from './platform/db/schema/accounts.ts';
import { idempotentAnswers, notifications, rateLimits } from './platform/db/schema/operations.ts';
import { acrossTenants } from './platform/db/tenancy.ts';
import { vacuumEmbedded } from './platform/db/vacuum-embedded.ts';
import type { Deps } from './platform/deps.ts';
import { deleteObjects } from './platform/storage/stored-files.ts';
import { expireAcceptances, removeOldExports } from './domains/findings/index.ts';
import {
  deleteExpiredUploads,
  deleteOrphanedCopies,
  deleteOrphanedUploads,
} from './domains/scans/records/index.ts';
import { matchesKeptDays } from '#domain/finding-filters';
import { endPilots, syncMarketplaceAccounts } from './domains/billing/index.ts';
import { billingEvents } from './platform/db/schema/billing.ts';
import { deleteOldDeliveries } from './domains/host-webhooks/index.ts';
import { notify } from './domains/notifications/index.ts';
import {
  applyRetention,
  deleteDueOrganizations,
  remindToSetUp,
} from './domains/organization/index.ts';
import { deleteOrphanedSpools } from './domains/organization-export/index.ts';
import { enqueueDuePulls } from './domains/pulls/index.ts';
import { deleteOldNotes } from './domains/remediation/index.ts';
import { expiresSoonThreshold, unusualLoginDays } from './domains/identity/index.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * An expired link is reported as "expired" for a week, then as "unknown"; links of invitations and
 * registrations for ninety days, in which their owners can renew them. Job results are kept for
 * ninety days.
 */
export const deleteExpired = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    const before = (ms: number) => new Date(deps.now().getTime() - ms);
    await tx.delete(rateLimits).where(lt(rateLimits.resetAt, before(0)));
    await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, before(day)));
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before(0)));
    await tx.delete(sessions).where(lt(sessions.expiresAt, before(0)));
    await tx
      .delete(unusualLogins)
      .where(lt(unusualLogins.createdAt, before(unusualLoginDays * day)));
    const renewable = inArray(oneTimeTokens.kind, ['invitation', 'registration']);
    await tx
      .delete(oneTimeTokens)
      .where(
        and(
          lt(oneTimeTokens.expiresAt, before(7 * day)),
          or(not(renewable), lt(oneTimeTokens.expiresAt, before(90 * day))),
        ),
      );
    await deleteOldDeliveries(tx, deps.now());
    await deleteOldNotes(tx, before(30 * day));
    // Stripe retries an event for at most three days.
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

/** Notifies the creator of an API token once, a week before it expires. */
const notifyExpiringTokens = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  acrossTenants(deps.db, 'expire old rows', async (tx) => {
    const now = deps.now();
    const soon = and(
      isNull(apiTokens.revokedAt),
      gt(apiTokens.expiresAt, now),
      lt(apiTokens.expiresAt, expiresSoonThreshold(now)),
    );
    const notified = tx
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
      .where(and(soon, notExists(notified)))
      .for('update', { skipLocked: true })) {
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

/** Run one after another: each of them can use the whole disk or many rows. */
const tasks: readonly ((deps: Deps) => Promise<unknown>)[] = [
  deleteExpired,
  applyRetention,
  notifyExpiringTokens,
  removeOldExports,
  deleteExpiredUploads,
  deleteOrphanedUploads,
  deleteOrphanedCopies,
  deleteOrphanedSpools,
  deleteDueOrganizations,
  deleteObjects,
  expireAcceptances,
  endPilots,
  remindToSetUp,
  syncMarketplaceAccounts,
  enqueueDuePulls,
  vacuumEmbedded,
];

/** A failing task does not prevent the others from running. */
export const runMaintenance = async (deps: Deps): Promise<void> => {
  const errors: unknown[] = [];
  for (const task of tasks)
    await task(deps).catch((error: unknown) => {
      errors.push(error);
    });
  for (const error of errors) deps.log.warn({ err: error }, 'maintenance');
};

/**
 * Runs now and every hour. Several processes may run it: the deletes are idempotent. Returns a
 * function that stops it.
 */
export const scheduleMaintenance = (deps: Deps): (() => void) => {
  void runMaintenance(deps);
  const timer = setInterval(() => void runMaintenance(deps), hour);
  timer.unref();
  return () => clearInterval(timer);
};
