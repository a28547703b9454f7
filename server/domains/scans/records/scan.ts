import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { scans } from '../../../platform/db/schema/repositories.ts';
import { toScanNote } from './notes.ts';
import { toSubjectName } from './subject.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';

export type Scan = components['schemas']['Scan'];
type IgnoredResult = components['schemas']['IgnoredResult'];
type PersonRef = components['schemas']['PersonRef'];

export type ScanRow = typeof scans.$inferSelect & {
  repositoryName: string;
  requestedBy: PersonRef | null;
  againAs: string | null;
  /** The number of days for which the organization keeps reports that can be imported again. */
  reportDays: number;
};

const undoHours = 24;

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** Returns until when the report can be imported again; undefined if it cannot. */
export const reimportableUntil = ({
  upload,
  finishedAt,
  reportDays,
}: Pick<ScanRow, 'upload' | 'finishedAt' | 'reportDays'>): Date | undefined =>
  upload === null || finishedAt === null ? undefined : hoursAfter(finishedAt, reportDays * 24);

/** Returns until when this import can be undone; undefined if it cannot. */
export const undoableUntil = ({
  status,
  dryRun,
  undoneAt,
  finishedAt,
}: Pick<ScanRow, 'status' | 'dryRun' | 'undoneAt' | 'finishedAt'>): Date | undefined =>
  status === 'succeeded' && !dryRun && undoneAt === null && finishedAt !== null
    ? hoursAfter(finishedAt, undoHours)
    : undefined;

const runOf = ({
  runId,
  kind,
  cause,
  scanner,
  runSubject: subject,
}: ScanRow): Scan['attributes']['run'] =>
  runId === null || kind === null || cause === null || scanner === null
    ? null
    : { id: runId, kind, scanner, cause, subject };

export type ScanPart = NonNullable<Scan['attributes']['group']>;

/** Time limit for all parts of a group to arrive. */
export const groupHours = 24;
export const groupDeadline = (createdAt: Date): Date => hoursAfter(createdAt, groupHours);

export const toScan = (
  row: ScanRow,
  { ignored, group }: { ignored: IgnoredResult[]; group: ScanPart | null },
): Scan => ({
  id: row.id,
  attributes: {
    status: row.status,
    phase: row.phase,
    progress: row.progress,
    repository: { id: row.repositoryId, nickname: row.repositoryName },
    tool: row.tools.length === 0 ? null : row.tools.join(', '),
    tool_version: row.toolVersion,
    tool_hint: row.toolHint,
    format: row.format,
    branch: row.branch,
    commit: row.commit,
    target: row.target,
    subject: toSubjectName(row.subject),
    complete: row.complete,
    dry_run: row.dryRun,
    file_name: row.fileName,
    file_size: row.fileSize,
    counts: { left: null, ...row.counts },
    ignored,
    error:
      row.errorCode === null
        ? null
        : {
            code: row.errorCode,
            message: row.errorMessage ?? '',
            type: row.errorType,
            facts: row.errorFacts,
            pointer: row.errorPointer,
          },
    changes: row.changes,
    notes: row.notes.map(toScanNote),
    requested_by: row.requestedBy,
    created_at: row.createdAt.toISOString(),
    started_at: toIsoOrNull(row.startedAt),
    finished_at: toIsoOrNull(row.finishedAt),
    undo_until: toIsoOrNull(undoableUntil(row) ?? null),
    undone_at: toIsoOrNull(row.undoneAt),
    ignored_by_reason: row.ignoredByReason,
    kept_until: toIsoOrNull(reimportableUntil(row) ?? null),
    again_as: row.againAs,
    run: runOf(row),
    group,
  },
});
