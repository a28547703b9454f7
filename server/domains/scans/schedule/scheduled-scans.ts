// Starts scans on the organization's schedule, and when a default branch has changed since its last
// scan.
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import { repositories, scans } from '../../../platform/db/schema/repositories.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { parseClientDocument } from '../../organization/index.ts';
import { connectRepository } from '../../source-hosts/index.ts';
import { installedFor } from '../scanners/registry.ts';
import type { Scanner } from '../scanners/scanner.ts';
import { enqueueScan } from '../run/enqueue-scan.ts';

const minute = 60_000;
const hour = 60 * minute;

type Schedule = ReturnType<typeof parseClientDocument>['schedule_scan'];
type Client = { clientId: string; schedule: Schedule; onChange: boolean };

const clientsThatScan = (deps: Deps, only?: string): Promise<Client[]> =>
  acrossTenants(deps.db, 'start scans that are due', async (tx) => {
    const { rows } = await tx.execute<{ client_id: string; document: Record<string, unknown> }>(sql`
    select client_id, document from clients where (coalesce(document ->> 'schedule_scan', 'off') <> 'off' or document ->> 'autonomous_scan' = 'true')
      and ${only === undefined ? sql`true` : sql`client_id = ${only}`} order by client_id`);
    return rows.map(({ client_id: clientId, document }) => {
      const { schedule_scan: schedule, autonomous_scan: onChange } = parseClientDocument(document);
      return { clientId, schedule, onChange };
    });
  });

/**
 * Returns when the next scan is due, slightly early, so that the hourly check does not delay each
 * day by an hour.
 */
export const nextDueAt = (schedule: Schedule, last: Date): Date | undefined => {
  const next = new Date(last.getTime() - 10 * minute);
  if (schedule === 'daily') next.setUTCDate(next.getUTCDate() + 1);
  else if (schedule === 'weekly') next.setUTCDate(next.getUTCDate() + 7);
  else if (schedule === 'monthly') {
    const day = next.getUTCDate();
    next.setUTCMonth(next.getUTCMonth() + 1, 1);
    // The 31st falls on the last day of a shorter month.
    next.setUTCDate(
      Math.min(
        day,
        new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate(),
      ),
    );
  } else return undefined;
  return next;
};

type Candidate = {
  id: string;
  sourceControl: string;
  lastAt: Date | null;
  lastCommit: string | null;
};

/**
 * Includes the time of the last full run, whatever its outcome, so that a failing scan is not
 * retried every hour.
 */
const candidates = (deps: Deps, clientId: string, only?: string): Promise<Candidate[]> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const last = tx
      .selectDistinctOn([scans.repositoryId], {
        repositoryId: scans.repositoryId,
        at: scans.createdAt,
        commit: scans.commit,
      })
      .from(scans)
      .where(and(eq(scans.clientId, clientId), eq(scans.kind, 'full'), isNotNull(scans.runId)))
      .orderBy(scans.repositoryId, desc(scans.id))
      .as('last');
    return tx
      .select({
        id: repositories.id,
        sourceControl: repositories.sourceControl,
        lastAt: last.at,
        lastCommit: last.commit,
      })
      .from(repositories)
      .leftJoin(last, eq(last.repositoryId, repositories.id))
      .where(
        and(
          eq(repositories.clientId, clientId),
          eq(repositories.active, true),
          ne(repositories.sourceControl, 'manual'),
          only === undefined ? undefined : eq(repositories.id, only),
        ),
      )
      .orderBy(repositories.id);
  });

type Start = { repositoryId: string; cause: 'schedule' | 'change'; branch: string; commit: string };

/** Checked again under the lock: two servers may check at the same time. */
const start = (
  deps: Deps,
  clientId: string,
  scanners: readonly Scanner[],
  seen: Candidate,
  { repositoryId, cause, branch, commit }: Start,
): Promise<boolean> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${repositoryId}, 21))`);
    const [since] = await tx
      .select({ id: scans.id })
      .from(scans)
      .where(
        and(
          eq(scans.clientId, clientId),
          eq(scans.repositoryId, repositoryId),
          eq(scans.kind, 'full'),
          isNotNull(scans.runId),
          sql`${scans.createdAt} > ${seen.lastAt ?? new Date(0)}::timestamptz`,
        ),
      )
      .limit(1);
    if (since) return false;
    const run = await enqueueScan(tx, {
      clientId,
      repositoryId,
      cause,
      looked: { of: 'code', kind: 'full' },
      scanners,
      branch,
      commit,
    });
    if (run?.isNew === true)
      await writeAudit(tx, {
        clientId,
        action: 'scans.start',
        subject: { type: 'scan', id: run.scanId },
        detail: { repository: repositoryId, kind: 'full', cause, commit },
      });
    return run?.isNew === true;
  });

/** Errors that the next repository of the same host would also get. */
const ofTheHost: ReadonlySet<string> = new Set([
  'host_not_connected',
  'host_token_refused',
  'host_rate_limited',
  'host_unreachable',
  'host_too_slow',
  'bitbucket_token_expired',
  'forbidden_address',
]);

const ofClient = async (
  deps: Deps,
  { clientId, schedule, onChange }: Client,
  scanners: readonly Scanner[],
  now: Date,
  only?: string,
): Promise<number> => {
  let begun = 0;
  const silent = new Set<string>();
  for (const seen of await candidates(deps, clientId, only)) {
    const due =
      schedule !== 'off' &&
      (seen.lastAt === null || (nextDueAt(schedule, seen.lastAt) ?? now) <= now);
    if (silent.has(seen.sourceControl) || (!due && !onChange)) continue;
    try {
      const { host, repository, branch } = await connectRepository(deps, { clientId }, seen.id);
      const commit = await host.headCommit(repository, branch);
      if (commit === undefined || (!due && commit === seen.lastCommit)) continue;
      if (
        await start(deps, clientId, scanners, seen, {
          repositoryId: seen.id,
          cause: due ? 'schedule' : 'change',
          branch,
          commit,
        })
      )
        begun += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (ofTheHost.has(error.code)) silent.add(seen.sourceControl);
      deps.log.info({ code: error.code, repository: seen.id }, 'scan not started');
    }
  }
  return begun;
};

/**
 * Checks every repository of organizations with scheduled scans. Returns the number of started
 * runs.
 */
export const enqueueDueScans = async (deps: Deps): Promise<number> => {
  const clients = await clientsThatScan(deps);
  if (clients.length === 0) return 0;
  const scanners = await installedFor(deps.config, 'full');
  if (scanners.length === 0) {
    deps.log.warn(
      'Organisations want regular scans, and no scanner is installed (docs/scanning.md).',
    );
    return 0;
  }
  let begun = 0;
  for (const client of clients) begun += await ofClient(deps, client, scanners, deps.now());
  if (begun > 0) deps.wakeJobs();
  return begun;
};

/**
 * Checks one repository whose host has reported a change. Starts a scan only if the organization
 * requests one after each change.
 */
export const enqueueChangedScan = async (
  deps: Deps,
  { clientId, repositoryId }: { clientId: string; repositoryId: string },
): Promise<void> => {
  const [client] = await clientsThatScan(deps, clientId);
  if (client?.onChange !== true) return;
  const scanners = await installedFor(deps.config, 'full');
  if (scanners.length === 0) return;
  const { now } = deps;
  const begun = await ofClient(deps, { ...client, schedule: 'off' }, scanners, now(), repositoryId);
  if (begun > 0) deps.wakeJobs();
};

/** Checks now and every hour, never concurrently. Returns a function that stops it. */
export const scheduleScans = (deps: Deps): (() => void) => {
  let isLooking = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    enqueueDueScans(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'regular scans not started');
      })
      .finally(() => {
        isLooking = false;
      });
  };
  look();
  const timer = setInterval(look, hour).unref();
  return () => clearInterval(timer);
};
