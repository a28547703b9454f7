import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isScanWarning } from '#domain/scan-notes';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import {
  repositories,
  type ScanCounts,
  type ScanErrorCode,
  type ScanNote,
  scans,
} from '../../../platform/db/schema/repositories.ts';
import { LeaseLostError } from '../../../platform/jobs/job.ts';
import { toTimestamp } from '../../../report-formats/normalize/timestamp.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import type { RefusedReportError } from './refused-report.ts';

export type ScanRef = { clientId: string; id: string; repositoryId: string };

const unended = (scanId: string) =>
  and(ofCurrentClient(scans), eq(scans.id, scanId), sql`${scans.status} in ('queued', 'running')`);

export type StartedScan = {
  scan: typeof scans.$inferSelect;
  repository: typeof repositories.$inferSelect;
  document: Record<string, unknown>;
  generation: string;
};

/**
 * Starts an attempt; earlier attempts can no longer complete the scan. Undefined if the scan has
 * already ended.
 */
export const startAttempt = async (tx: Tx, scanId: string): Promise<StartedScan | undefined> => {
  const generation = newId();
  const [scan] = await tx
    .update(scans)
    .set({
      status: 'running',
      phase: 'reading',
      generation,
      progress: 0,
      startedAt: sql`coalesce(${scans.startedAt}, now())`,
    })
    .where(unended(scanId))
    .returning();
  if (!scan) return undefined;
  const [repository] = await tx
    .select()
    .from(repositories)
    .where(and(eq(repositories.clientId, scan.clientId), eq(repositories.id, scan.repositoryId)));
  const [client] = await tx
    .select({ document: clients.document })
    .from(clients)
    .where(eq(clients.clientId, scan.clientId));
  return repository && { scan, repository, document: client?.document ?? {}, generation };
};

const attempt = (scanId: string, generation: string) =>
  and(
    ofCurrentClient(scans),
    eq(scans.id, scanId),
    eq(scans.generation, generation),
    eq(scans.status, 'running'),
  );

/**
 * Throws `LeaseLostError` unless this attempt is the current one, so that a slower attempt cannot
 * overwrite it.
 */
export const updateAttempt = async (
  tx: Tx,
  scanId: string,
  generation: string,
  values: PgUpdateSetSource<typeof scans>,
): Promise<void> => {
  const { rowCount } = await tx.update(scans).set(values).where(attempt(scanId, generation));
  if (rowCount !== 1) throw new LeaseLostError(`Another attempt has scan ${scanId}.`);
};

type Completed = { counts: ScanCounts } & Partial<typeof scans.$inferInsert>;

/** A report is kept if it was not fully imported, or does not show what its tool found. */
export const isWorthKeeping = (scan: {
  counts: Pick<ScanCounts, 'ignored'>;
  notes?: readonly ScanNote[] | undefined;
}): boolean => scan.counts.ignored > 0 || !!scan.notes?.some(({ code }) => isScanWarning(code));

export const completeScan = async (
  tx: Tx,
  scanId: string,
  generation: string,
  values: Completed,
): Promise<void> => {
  const finishedAt = new Date();
  await updateAttempt(tx, scanId, generation, {
    ...values,
    status: 'succeeded',
    phase: 'done',
    progress: 1,
    ...(!isWorthKeeping(values) && { upload: null }),
    finishedAt,
    eventsTo: sql`clock_timestamp()`,
  });
  // The first imported report completes the organization's setup. The version does not change, so
  // that open settings forms can still be saved.
  await tx
    .update(clients)
    .set({ accountSetupAt: finishedAt })
    .where(and(ofCurrentClient(clients), isNull(clients.accountSetupAt)));
};

export const failScan = async (
  tx: Tx,
  scanId: string,
  { code, fault, pointer }: Pick<RefusedReportError, 'fault' | 'pointer'> & { code: ScanErrorCode },
): Promise<void> => {
  await tx
    .update(scans)
    .set({
      status: 'failed',
      phase: 'done',
      finishedAt: new Date(),
      errorCode: code,
      errorMessage: fault.message,
      errorType: fault.type,
      errorFacts: fault.facts,
      errorPointer: pointer?.slice(0, 1000) ?? null,
    })
    .where(unended(scanId));
};

/**
 * The time the report describes. The same bytes as the last import of these tools and this branch
 * count as the same observation, so importing them again changes nothing.
 */
export const getObservedAt = async (
  tx: Tx,
  scan: StartedScan['scan'],
  tools: readonly string[],
  branch: string,
  completedAt: string | undefined,
): Promise<Date> => {
  const [last] = await tx
    .select({ fileHash: scans.fileHash, observedAt: scans.observedAt, target: scans.target })
    .from(scans)
    .where(
      and(
        eq(scans.clientId, scan.clientId),
        eq(scans.repositoryId, scan.repositoryId),
        isEffectiveImport('scans'),
        eq(scans.branch, branch),
        sql`${scans.tools} = ${textArray(tools)}`,
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  // Empty reports are all alike, so the target has to match too. Parts of a group are compared only
  // within their group.
  const isRepeat = last?.fileHash === scan.fileHash && last.target === scan.target;
  if (last?.observedAt && isRepeat && scan.groupName === null) return last.observedAt;
  const stated = new Date(toTimestamp(completedAt) ?? Number.NaN);
  // A re-imported report keeps the time of its first upload.
  const came = scan.observedAt ?? scan.createdAt;
  return stated <= came ? stated : came;
};

/** Serializes imports of a repository. Returns the time at which the lock was acquired. */
export const lockRepository = async (tx: Tx, repositoryId: string): Promise<Date> => {
  const {
    rows: [row],
  } = await tx.execute<{ at: string }>(
    sql`select pg_advisory_xact_lock(hashtextextended(${repositoryId}, 7)), clock_timestamp() as at`,
  );
  if (!row) throw new Error('The lock query returned no row');
  return new Date(row.at);
};

export const markScanned = async (tx: Tx, repositoryId: string, at: Date): Promise<void> => {
  await tx
    .update(repositories)
    .set({
      status: 'enriched',
      lastScanAt: sql`greatest(${repositories.lastScanAt}, ${at}::timestamptz)`,
    })
    .where(and(ofCurrentClient(repositories), eq(repositories.id, repositoryId)));
};

/** Has to run in a separate transaction: folding is maintenance, not part of the import. */
export const foldCounts = (tx: Tx) => tx.execute(sql`select fold_finding_counts(current_client())`);

/** From this many changed findings on, a fold is worth its cost. */
const foldedFrom = 500;

/** A fold reads thousands of counts, so small changes share one. */
export const foldAfter = async (tx: Tx, changed: number): Promise<void> => {
  if (Math.random() * foldedFrom < changed) await foldCounts(tx);
};

/** Has to run in a separate transaction: it locks the statistics until it commits. */
export const updateTableStatistics = (
  tx: Tx,
  { findings, components }: { findings: number; components: number },
) => tx.execute(sql`select learn_import(${findings}::int, ${components}::int)`);
