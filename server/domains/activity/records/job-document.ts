import { exportRetentionDays } from '#domain/finding-export/limits';
import { personColumns } from '../../../platform/db/person-columns.ts';
import { eq, and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import {
  bulkKinds,
  cancellableKinds,
  exportKinds,
  jobTitles,
  stoppableKinds,
} from './job-kinds.ts';
import { listTallies } from './job-tallies.repo.ts';
import { type Tally } from './job-tallies.repo.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { exportFiles } from '../../../platform/db/schema/bulk.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { repositories, scans } from '../../../platform/db/schema/repositories.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';

type Job = components['schemas']['Job'];
type Row = typeof jobs.$inferSelect;

const dayMs = 86_400_000;
/** A bulk change can be undone for this long. */
export const undoMs = dayMs;

const isOver = ({ state }: Row) => state === 'succeeded' || state === 'failed';
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * The tally that a finished job stored in its result; undefined for a running or failed job, whose
 * items are counted.
 */
const finalTally = ({ state, result }: Row): Tally | undefined =>
  state === 'succeeded' && result
    ? {
        done: whole(result['done']),
        skipped: whole(result['skipped']),
        failed: whole(result['failed']),
        pending: 0,
      }
    : undefined;

const readTallies = async (tx: Tx, rows: readonly Row[]): Promise<Map<string, Tally>> => {
  const bulk = rows.filter(({ kind }) => bulkKinds.has(kind));
  const counted = await listTallies(
    tx,
    bulk.filter((row) => !finalTally(row)).map(({ id }) => id),
  );
  for (const row of bulk) {
    const final = finalTally(row);
    if (final) counted.set(row.id, final);
  }
  return counted;
};

/** Steps of an organization's export after its tables: the reports, and the archive. */
export const stepsAfterTables = 2;

/** The tables that a running export has written; undefined for other jobs. */
const tableCounts = ({ kind, state, progress, payload }: Row): Job['counts'] | undefined => {
  if (kind !== 'export_organization' || state !== 'running') return undefined;
  const total = whole(payload['total']);
  const done = Math.min(total, Math.round(progress * (total + stepsAfterTables)));
  return { total, done, skipped: 0, failed: 0 };
};

/** One job, or all runs of a triage rule. */
const undoneBy = ({ jobId, jobIds }: Row['payload']): string[] =>
  Array.isArray(jobIds) ? jobIds.map(String) : [String(jobId)];

const ruleName = ({ rule }: Row['payload']): string | null =>
  typeof rule === 'object' && rule !== null && 'name' in rule ? text(rule.name) : null;

const readUndone = async (tx: Tx, rows: readonly Row[]): Promise<Set<string>> => {
  const ids = rows.filter(({ kind }) => kind === 'triage_findings').map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const undoing = await tx
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, currentClient),
        eq(jobs.kind, 'undo_bulk'),
        or(
          inArray(sql`${jobs.payload}->>'jobId'`, ids),
          sql`jsonb_exists_any(${jobs.payload}->'jobIds', ${textArray(ids)})`,
        ),
      ),
    );
  return new Set(undoing.flatMap(({ payload }) => undoneBy(payload)));
};

const readScans = async (tx: Tx, rows: readonly Row[]) => {
  const ids = rows.flatMap(({ payload }) => text(payload['scanId']) ?? []);
  if (ids.length === 0) return new Map<string, { about: string; progress: number }>();
  const found = await tx
    .select({
      id: scans.id,
      file: scans.fileName,
      progress: scans.progress,
      kind: scans.kind,
      waits: isNull(scans.upload),
      repository: repositories.nickname,
    })
    .from(scans)
    .innerJoin(
      repositories,
      and(eq(repositories.clientId, scans.clientId), eq(repositories.id, scans.repositoryId)),
    )
    .where(and(eq(scans.clientId, currentClient), inArray(scans.id, ids)));
  return new Map(
    found.map(({ id, file, repository, kind, waits, progress }) => [
      id,
      { about: kind !== null && waits ? repository : `${repository} · ${file}`, progress },
    ]),
  );
};

const readPeople = async (tx: Tx, rows: readonly Row[]) => {
  const ids = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
  if (ids.length === 0) return new Map<string, Job['created_by']>();
  const found = await tx
    .select(personColumns)
    .from(users)
    .where(and(eq(users.clientId, currentClient), inArray(users.id, ids)));
  return new Map(found.map((person) => [person.id, person]));
};

const readFiles = async (tx: Tx, rows: readonly Row[]) => {
  const ids = rows.filter(({ kind }) => exportKinds.has(kind)).map(({ id }) => id);
  if (ids.length === 0) return new Map<string, Date>();
  const found = await tx
    .select({ jobId: exportFiles.jobId, at: exportFiles.createdAt })
    .from(exportFiles)
    .where(and(eq(exportFiles.clientId, currentClient), inArray(exportFiles.jobId, ids)));
  return new Map(found.map(({ jobId, at }) => [jobId, at]));
};

/**
 * Jobs as the API returns them, with a fixed number of queries. Download URLs are issued
 * separately.
 */
export const getJobDocuments = async (tx: Tx, rows: readonly Row[], now: Date): Promise<Job[]> => {
  const [counts, undone, scansById, people, files] = [
    await readTallies(tx, rows),
    await readUndone(tx, rows),
    await readScans(tx, rows),
    await readPeople(tx, rows),
    await readFiles(tx, rows),
  ];
  return rows.map((row): Job => {
    const tally = counts.get(row.id);
    const sum = tally ? tally.done + tally.skipped + tally.failed + tally.pending : 0;
    const scanId = text(row.payload['scanId']);
    const scan = scanId === null ? undefined : scansById.get(scanId);
    const file = files.get(row.id);
    const undoable =
      row.kind === 'triage_findings' &&
      row.payload['action'] !== 'approve_risk' &&
      row.payload['action'] !== 'decline_risk' &&
      isOver(row) &&
      (tally?.done ?? 0) > 0;
    return {
      id: row.id,
      kind: row.kind,
      status: row.state,
      progress: isOver(row) ? row.progress : (scan?.progress ?? row.progress),
      title: text(row.payload['title']) ?? jobTitles[row.kind] ?? row.kind,
      error: row.error,
      error_code: row.errorCode,
      result: row.result,
      can_cancel:
        (row.state === 'queued' && cancellableKinds.has(row.kind)) ||
        (row.state === 'running' && stoppableKinds.has(row.kind)),
      can_undo:
        undoable &&
        !undone.has(row.id) &&
        now.getTime() - (row.finishedAt?.getTime() ?? 0) < undoMs,
      can_retry:
        bulkKinds.has(row.kind) &&
        row.kind !== 'undo_bulk' &&
        isOver(row) &&
        tally !== undefined &&
        tally.failed + tally.pending > 0,
      run_at: toIsoOrNull(row.runAt),
      created_at: row.createdAt.toISOString(),
      finished_at: toIsoOrNull(row.finishedAt),
      action: text(row.payload['action']),
      about: scan?.about ?? ruleName(row.payload),
      subject: scanId === null ? null : { type: 'scan', id: scanId },
      // Undoing a job deletes its items, but its size is kept.
      counts: bulkKinds.has(row.kind)
        ? {
            total: Math.max(sum, whole(row.payload['total'])),
            done: tally?.done ?? 0,
            skipped: tally?.skipped ?? 0,
            failed: tally?.failed ?? 0,
          }
        : (tableCounts(row) ?? null),
      created_by: row.createdBy === null ? null : (people.get(row.createdBy) ?? null),
      expires_at: file
        ? new Date(file.getTime() + exportRetentionDays * dayMs).toISOString()
        : null,
      size: row.result && 'size' in row.result ? whole(row.result['size']) : null,
      download_url: null,
    };
  });
};

export const getJobDocument = async (tx: Tx, row: Row, now: Date): Promise<Job> => {
  const [job] = await getJobDocuments(tx, [row], now);
  if (!job) throw new Error('No document for the job');
  return job;
};
