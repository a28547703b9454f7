// Begins a run: a scan for each scanner, which are there at once, and one job that fetches what they look at and calls them one after another.
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { repositories, type scanCauses, scans } from '../db/schema/repositories.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { newId } from '../runtime/ids.ts';
import type { CloudProvider, CodeKind, ScanKind, Scanner } from './scanner.ts';

/** What a job looks at, without its credentials: those are read when they are needed. */
export type Looked =
  | { of: 'code'; kind: CodeKind }
  | { of: 'image'; reference: string; host: string; platform: string; region?: string }
  | { of: 'cloud'; provider: CloudProvider; regions: string[] };

export type NewRun = {
  clientId: string;
  repositoryId: string;
  cause: (typeof scanCauses)[number];
  looked: Looked;
  scanners: readonly Scanner[];
  branch?: string;
  commit?: string;
  /** As findings name what they were found on, where the scanner's report may not. */
  target?: string;
  createdBy?: string;
};

export const kindOf = (looked: Looked): ScanKind =>
  looked.of === 'code' ? looked.kind : looked.of;

const subjectOf = (looked: Looked): string | null =>
  looked.of === 'image' ? looked.reference : looked.of === 'cloud' ? looked.provider : null;

/** Of the same, the scan that waits or runs: the first of its run. */
const underWay = async (
  tx: Tx,
  repositoryId: string,
  looked: Looked,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(
      and(
        eq(scans.repositoryId, repositoryId),
        eq(scans.kind, kindOf(looked)),
        sql`${scans.runSubject} is not distinct from ${subjectOf(looked)}`,
        isNotNull(scans.runId),
        inArray(scans.status, ['queued', 'running']),
      ),
    )
    .orderBy(asc(scans.id))
    .limit(1);
  return row?.id;
};

/** Asked again while it is under way, it is the run that is there. Undefined where the repository is gone. */
export const startRun = async (
  tx: Tx,
  run: NewRun,
): Promise<{ scanId: string; isNew: boolean } | undefined> => {
  const [repository] = await tx
    .select({ id: repositories.id })
    .from(repositories)
    .where(eq(repositories.id, run.repositoryId))
    .for('update');
  if (!repository) return undefined;
  const known = await underWay(tx, run.repositoryId, run.looked);
  if (known !== undefined) return { scanId: known, isNew: false };
  const runId = newId();
  const rows = run.scanners.map((scanner) => ({
    clientId: run.clientId,
    id: newId(),
    repositoryId: run.repositoryId,
    runId,
    kind: kindOf(run.looked),
    cause: run.cause,
    scanner: scanner.id,
    runSubject: subjectOf(run.looked),
    fileName: `${scanner.id}.json`,
    fileSize: 0,
    fileHash: '',
    toolHint: scanner.id,
    extHint: 'json',
    branch: run.branch ?? null,
    commit: run.commit ?? null,
    target: run.target ?? null,
    createdBy: run.createdBy ?? null,
  }));
  const [first] = rows;
  if (!first) throw new Error('A run without a scanner.');
  await tx.insert(scans).values(rows);
  await enqueueJob(tx, {
    clientId: run.clientId,
    kind: 'run_scanners',
    payload: { runId, scanId: first.id, repositoryId: run.repositoryId, looked: run.looked },
    dedupeKey: runId,
    maxAttempts: 3,
    ...(run.createdBy !== undefined && { createdBy: run.createdBy }),
  });
  return { scanId: first.id, isNew: true };
};
