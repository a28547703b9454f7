// Starts a run: one scan row per scanner, visible immediately, and one job that calls the scanners
// one after another.
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { acceptsTool, toolChoice } from '#domain/accepted-tools';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { repositories, type scanCauses, scans } from '../../../platform/db/schema/repositories.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import type { CloudProvider, CodeKind, ScanKind, Scanner } from '../scanners/scanner.ts';

/** The subject of the job. Credentials are read only when the job needs them. */
export type ScanSubject =
  | { of: 'code'; kind: CodeKind }
  | { of: 'image'; reference: string; host: string; platform: string; region?: string }
  | { of: 'cloud'; provider: CloudProvider; regions: string[] };

export type EnqueueScanInput = {
  clientId: string;
  repositoryId: string;
  cause: (typeof scanCauses)[number];
  looked: ScanSubject;
  scanners: readonly Scanner[];
  branch?: string;
  commit?: string;
  /** The target for findings whose report names none. */
  target?: string;
  createdBy?: string;
};

export const kindOf = (looked: ScanSubject): ScanKind =>
  looked.of === 'code' ? looked.kind : looked.of;

const subjectOf = (looked: ScanSubject): string | null =>
  looked.of === 'image' ? looked.reference : looked.of === 'cloud' ? looked.provider : null;

/** The first scan of a queued or running run of the same subject. */
const findActiveScan = async (
  tx: Tx,
  repositoryId: string,
  looked: ScanSubject,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(
      and(
        ofCurrentClient(scans),
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

/** Removes scanners whose reports the organization does not accept: they would run in vain. */
const acceptedScanners = async (
  tx: Tx,
  clientId: string,
  scanners: readonly Scanner[],
): Promise<Scanner[]> => {
  const [client] = await tx
    .select({ document: clients.document })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  const choice = toolChoice(client?.document ?? {});
  const accepted = scanners.filter(({ name }) => acceptsTool(choice, name));
  if (accepted.length === 0)
    throw createProblem(422, 'scanners_excluded', {
      programs: scanners.map(({ name }) => name).join(', '),
    });
  return accepted;
};

/**
 * Returns the active run of the same subject if there is one. Undefined if the repository has been
 * deleted.
 * @throws {Problem} 409 if the repository is not in use, 422 if the organization accepts the
 * reports of none of these scanners
 */
export const enqueueScan = async (
  tx: Tx,
  run: EnqueueScanInput,
): Promise<{ scanId: string; isNew: boolean } | undefined> => {
  const [repository] = await tx
    .select({ active: repositories.active, nickname: repositories.nickname })
    .from(repositories)
    .where(and(eq(repositories.clientId, run.clientId), eq(repositories.id, run.repositoryId)))
    .for('update');
  if (!repository) return undefined;
  if (!repository.active)
    throw createProblem(409, 'repository_not_in_use', { repository: repository.nickname });
  const known = await findActiveScan(tx, run.repositoryId, run.looked);
  if (known !== undefined) return { scanId: known, isNew: false };
  const accepted = await acceptedScanners(tx, run.clientId, run.scanners);
  const runId = newId();
  const rows = accepted.map((scanner) => ({
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
  if (!first) throw new Error('No scanners given for the run');
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
