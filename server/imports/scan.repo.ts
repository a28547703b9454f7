import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/connect.ts';
import { texts } from '../db/text-match.ts';
import { clients } from '../db/schema/accounts.ts';
import {
  repositories,
  type ScanCounts,
  type ScanErrorCode,
  scans,
} from '../db/schema/repositories.ts';
import { LeaseLostError } from '../jobs/job.ts';
import { isoMoment } from '../reports/facts/moment.ts';
import { newId } from '../runtime/ids.ts';
import type { RefusedReport } from './read-in-thread.ts';

export type StartedScan = {
  scan: typeof scans.$inferSelect;
  repository: typeof repositories.$inferSelect;
  document: Record<string, unknown>;
  generation: string;
};

/** Begins an attempt. Whoever began one before can no longer publish. Undefined when there is nothing left to do. */
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
    .where(and(eq(scans.id, scanId), sql`${scans.status} in ('queued', 'running')`))
    .returning();
  if (!scan) return undefined;
  const [repository] = await tx
    .select()
    .from(repositories)
    .where(eq(repositories.id, scan.repositoryId));
  const [client] = await tx.select({ document: clients.document }).from(clients);
  return repository && { scan, repository, document: client?.document ?? {}, generation };
};

const attempt = (scanId: string, generation: string) =>
  and(eq(scans.id, scanId), eq(scans.generation, generation), eq(scans.status, 'running'));

/** Only while the attempt is the current one: a slower one of the same scan must not speak for it. */
export const updateAttempt = async (
  tx: Tx,
  scanId: string,
  generation: string,
  values: PgUpdateSetSource<typeof scans>,
): Promise<void> => {
  const { rowCount } = await tx.update(scans).set(values).where(attempt(scanId, generation));
  if (rowCount !== 1) throw new LeaseLostError(`Another attempt has scan ${scanId}.`);
};

export const succeed = (
  tx: Tx,
  scanId: string,
  generation: string,
  values: { counts: ScanCounts } & Partial<typeof scans.$inferInsert>,
) =>
  updateAttempt(tx, scanId, generation, {
    ...values,
    status: 'succeeded',
    phase: 'done',
    progress: 1,
    ...(values.counts.ignored === 0 && { upload: null }),
    finishedAt: new Date(),
    eventsTo: sql`clock_timestamp()`,
  });

export const failScan = async (
  tx: Tx,
  scanId: string,
  { code, fault, pointer }: Pick<RefusedReport, 'fault' | 'pointer'> & { code: ScanErrorCode },
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
    .where(and(eq(scans.id, scanId), sql`${scans.status} in ('queued', 'running')`));
};

/**
 * When the report saw what it says. The same bytes as the last import of these tools and branch are the same observation:
 * importing them again changes nothing.
 */
export const observationOf = async (
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
        eq(scans.repositoryId, scan.repositoryId),
        eq(scans.status, 'succeeded'),
        eq(scans.dryRun, false),
        isNull(scans.undoneAt),
        eq(scans.branch, branch),
        sql`${scans.tools} = ${texts(tools)}`,
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  // Reports that found nothing are all alike: of two targets they are two.
  if (last?.observedAt && last.fileHash === scan.fileHash && last.target === scan.target)
    return last.observedAt;
  const stated = new Date(isoMoment(completedAt) ?? Number.NaN);
  // A report that is imported again speaks for the moment at which it first came.
  const came = scan.observedAt ?? scan.createdAt;
  return stated <= came ? stated : came;
};

/** Imports of one repository publish one after another. Answers when this one's turn began. */
export const lockRepository = async (tx: Tx, repositoryId: string): Promise<Date> => {
  const {
    rows: [row],
  } = await tx.execute<{ at: string }>(
    sql`select pg_advisory_xact_lock(hashtextextended(${repositoryId}, 7)), clock_timestamp() as at`,
  );
  if (!row) throw new Error('A lock without a row.');
  return new Date(row.at);
};

export const markScanned = async (tx: Tx, repositoryId: string, at: Date): Promise<void> => {
  await tx
    .update(repositories)
    .set({
      status: 'enriched',
      lastScanAt: sql`greatest(${repositories.lastScanAt}, ${at}::timestamptz)`,
    })
    .where(eq(repositories.id, repositoryId));
};

/** The file of a scan that has ended, where it is still of use. */
export const keptUpload = async (tx: Tx, scanId: string): Promise<string | null> => {
  const [row] = await tx.select({ upload: scans.upload }).from(scans).where(eq(scans.id, scanId));
  return row?.upload ?? null;
};

/** In its own transaction: folding is housekeeping, not part of the publication. */
export const foldCounts = (tx: Tx) => tx.execute(sql`select fold_finding_counts(current_client())`);

/** So many changed findings leave enough differences for a fold to pay. */
const foldedFrom = 500;

/** After so many findings have changed: a fold looks at thousands of counts, so small changes share one. */
export const foldAfter = async (tx: Tx, changed: number): Promise<void> => {
  if (Math.random() * foldedFrom < changed) await foldCounts(tx);
};

/** In a transaction of its own: it locks statistics until it commits. */
export const learnImport = (
  tx: Tx,
  { findings, components }: { findings: number; components: number },
) => tx.execute(sql`select learn_import(${findings}::int, ${components}::int)`);
