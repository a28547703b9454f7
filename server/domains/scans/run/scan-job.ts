// Runs one scan run: fetches the subject, calls each scanner and passes its report to the import. A
// failing scanner fails only its own scan. After a restart, unfinished scans start again; those
// already passed on do not.
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { repositories, type ScanNote, scans } from '../../../platform/db/schema/repositories.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  deleteUpload,
  failScan,
  notifyScanFailed,
  updateAttempt,
  uploadPlace,
} from '../records/index.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import { type ReportFault, reportFault } from '../../../report-formats/report-faults.ts';
import { writeStoredFile } from '../../../platform/storage/stored-files.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { connectRepository } from '../../source-hosts/index.ts';
import { checkoutLimits, unpackCheckout } from './checkout.ts';
import { cloudCredentials, registryAccess, semgrepAccess } from '../scanners/credentials.ts';
import { assertRegistry } from '../scanners/assert-registry.ts';
import { cloudNames } from '../scanners/prowler.ts';
import { scanners } from '../scanners/registry.ts';
import { callScanner, type ScannerResult, withCache } from './call-scanner.ts';
import { ignoreFileNotes } from './ignore-files.ts';
import { ScanError } from './scan-fault.ts';
import { type Scanner, scannerIds, type Target } from '../scanners/scanner.ts';
import type { ScanSubject } from './enqueue-scan.ts';

type ScanRow = typeof scans.$inferSelect;
type Run = Pick<JobRun, 'clientId' | 'deps' | 'payload'>;
type Payload = { runId: string; repositoryId: string; looked: ScanSubject };

/** Only `enqueueScan` writes it. */
const payloadOf = ({ payload }: Pick<Run, 'payload'>): Payload => payload as Payload;

const inRun = <T>({ deps, clientId }: Run, work: Parameters<typeof inTenant<T>>[2]): Promise<T> =>
  inTenant(deps.db, { clientId }, work);

/** Assigns the scans without a report to this attempt and returns them. */
const claimScans = (run: Run): Promise<ScanRow[]> =>
  inRun(run, async (tx) => {
    const rows = await tx
      .update(scans)
      .set({
        status: 'running',
        phase: 'fetching',
        progress: 0.02,
        generation: newId(),
        startedAt: sql`coalesce(${scans.startedAt}, now())`,
      })
      .where(
        and(
          ofCurrentClient(scans),
          eq(scans.runId, payloadOf(run).runId),
          isNull(scans.upload),
          inArray(scans.status, ['queued', 'running']),
        ),
      )
      .returning({ id: scans.id });
    return rows.length === 0
      ? []
      : tx
          .select()
          .from(scans)
          .where(
            and(
              ofCurrentClient(scans),
              inArray(
                scans.id,
                rows.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(scans.id));
  });

const failScans = (
  run: Run,
  ids: readonly string[],
  code: ScanError['code'],
  fault: ReportFault,
): Promise<void> =>
  inRun(run, async (tx) => {
    for (const id of ids) {
      const [row] = await tx
        .select({ scan: scans, repository: repositories.nickname })
        .from(scans)
        .innerJoin(
          repositories,
          and(eq(repositories.clientId, scans.clientId), eq(repositories.id, scans.repositoryId)),
        )
        .where(
          and(
            ofCurrentClient(scans),
            eq(scans.id, id),
            isNull(scans.upload),
            inArray(scans.status, ['queued', 'running']),
          ),
        );
      if (!row) continue;
      await failScan(tx, id, { code, fault, pointer: undefined });
      await notifyScanFailed(tx, row.scan, row.repository, fault);
    }
  });

const toScanError = (problem: Problem): ScanError => {
  const fault = reportFault('source_refused', { reason: problem.message });
  return new ScanError('source_unavailable', {
    ...fault,
    facts: { ...fault.facts, ...problem.facts, problem: problem.code },
  });
};

/** Temporary failures of the source host are retried later. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Problem && (error.status >= 500 || error.status === 429);

const attempts = 3;

type FetchedCode = { folder: string; ignoreFiles: readonly string[] };

const fetchCode = async (
  run: JobRun,
  begun: readonly ScanRow[],
  work: string,
): Promise<FetchedCode> => {
  const { repositoryId } = payloadOf(run);
  const { host, repository, branch } = await connectRepository(run.deps, run, repositoryId);
  const commit = await host.headCommit(repository, branch);
  if (commit === undefined)
    throw new ScanError('source_unavailable', reportFault('branch_not_there', { branch }));
  await inRun(run, async (tx) => {
    for (const { id, generation } of begun)
      await updateAttempt(tx, id, generation ?? '', { branch, commit, progress: 0.05 });
  });
  const [archive, folder] = [path.join(work, 'archive.tar.gz'), path.join(work, 'code')];
  const { archiveBytes: maxBytes, milliseconds: timeoutMs } = checkoutLimits;
  await host.downloadArchive(repository, commit, archive, {
    maxBytes,
    timeoutMs,
    signal: run.signal,
  });
  const { ignoreFiles } = await unpackCheckout(archive, folder, checkoutLimits, run.signal);
  return { folder, ignoreFiles };
};

/** The scanned target, and the ignore files of scanners in its code. */
type Fetched = { target: Target; ignoreFiles: readonly string[] };

const withoutCode = (target: Target): Fetched => ({ target, ignoreFiles: [] });

const fetchTarget = async (
  run: JobRun,
  begun: readonly ScanRow[],
  work: string,
): Promise<Fetched> => {
  const { looked, repositoryId } = payloadOf(run);
  const { deps, clientId } = run;
  if (looked.of === 'code') {
    const { folder, ignoreFiles } = await fetchCode(run, begun, work);
    const semgrep = await inRun(run, (tx) => semgrepAccess(deps, tx, clientId));
    return { target: { of: 'code', kind: looked.kind, folder, semgrep }, ignoreFiles };
  }
  if (looked.of === 'image') {
    // The name may resolve to a different address than at the time of the request.
    await assertRegistry(deps, looked.host);
    const access = await inRun(run, (tx) =>
      registryAccess(deps, tx, clientId, repositoryId, looked),
    );
    return withoutCode({ of: 'image', reference: looked.reference, ...(access && { access }) });
  }
  const credentials = await inRun(run, (tx) =>
    cloudCredentials(deps, tx, clientId, looked.provider),
  );
  if (!credentials)
    throw new ScanError(
      'scanner_failed',
      reportFault('credentials_unusable', {
        connector: cloudNames[looked.provider],
        scanner: scanners.prowler.name,
      }),
    );
  return withoutCode({
    of: 'cloud',
    provider: looked.provider,
    regions: looked.regions,
    credentials,
  });
};

const maxHosts = 20;

const refusedHostNotes = (refused: readonly string[], { name }: Scanner): ScanNote[] =>
  refused.length === 0
    ? []
    : [{ code: 'hosts_refused', facts: { tool: name, hosts: refused.slice(0, maxHosts) } }];

/** From here on it is imported like an uploaded report: durable, and exactly once. */
const enqueueImport = async (
  run: JobRun,
  { id, generation, createdBy }: ScanRow,
  { report, complete, refused }: ScannerResult,
  { scanner, ignoreFiles }: { scanner: Scanner; ignoreFiles: Fetched['ignoreFiles'] },
): Promise<void> => {
  const place = uploadPlace(run.clientId, id);
  const { size, hash } = await writeStoredFile(run.deps, place, createReadStream(report));
  try {
    await inRun(run, async (tx) => {
      await updateAttempt(tx, id, generation ?? '', {
        status: 'queued',
        phase: 'waiting',
        progress: 0.5,
        upload: id,
        fileSize: size,
        fileHash: hash,
        // Without a host that it requested, the scan may be incomplete.
        complete: complete && refused.length === 0,
        notes: [...refusedHostNotes(refused, scanner), ...ignoreFileNotes(ignoreFiles, scanner)],
        generation: null,
      });
      await enqueueJob(tx, {
        clientId: run.clientId,
        kind: 'import_scan',
        payload: { scanId: id },
        dedupeKey: id,
        ...(createdBy !== null && { createdBy }),
      });
    });
  } catch (error) {
    await inRun(run, (tx) => deleteUpload(tx, run.clientId, id)).catch(() => undefined);
    throw error;
  }
  run.deps.wakeJobs();
};

const isScanner = (id: string | null): id is Scanner['id'] =>
  scannerIds.some((known) => known === id);

const scanOne = async (
  run: JobRun,
  row: ScanRow,
  { target, ignoreFiles }: Fetched,
  work: string,
): Promise<void> => {
  if (!isScanner(row.scanner)) throw new Error(`No scanner is called ${row.scanner ?? 'nothing'}.`);
  await inRun(run, (tx) =>
    updateAttempt(tx, row.id, row.generation ?? '', { phase: 'scanning', progress: 0.1 }),
  );
  try {
    const scanner = scanners[row.scanner];
    const result = await withCache(run.deps.config.dataDir, (cache) =>
      callScanner(run.deps, { scanner, target, work, cache, signal: run.signal }),
    );
    await enqueueImport(run, row, result, { scanner, ignoreFiles });
  } catch (error) {
    run.signal.throwIfAborted();
    if (!(error instanceof ScanError)) throw error;
    run.deps.log.info(
      { scan: row.id, scanner: row.scanner, code: error.code, fault: error.fault.type },
      'scanner failed',
    );
    await failScans(run, [row.id], error.code, error.fault);
  }
};

/** The scans of a run that have not passed on a report. */
const listUnfinished = (tx: Tx, runId: string) =>
  tx
    .select({ id: scans.id })
    .from(scans)
    .where(
      and(
        ofCurrentClient(scans),
        eq(scans.runId, runId),
        isNull(scans.upload),
        inArray(scans.status, ['queued', 'running']),
      ),
    );

/**
 * Fails the scans that have not passed on a report. The running attempt can then no longer do so.
 * @param payload that of the run's job
 */
export const cancelScanRun = async (tx: Tx, payload: Run['payload']): Promise<void> => {
  const { runId } = payloadOf({ payload });
  for (const { id } of await listUnfinished(tx, runId))
    await failScan(tx, id, {
      code: 'scanner_failed',
      fault: reportFault('scan_cancelled'),
      pointer: undefined,
    });
};

export const runScannersJob: JobDefinition = {
  run: async (run) => {
    const begun = await claimScans(run);
    if (begun.length === 0) return undefined;
    const work = path.join(run.deps.config.dataDir, 'scanning', run.id);
    // A killed attempt may have left files.
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true, mode: 0o700 });
    try {
      const fetched = await fetchTarget(run, begun, work);
      for (const row of begun) await scanOne(run, row, fetched, work);
    } catch (error) {
      run.signal.throwIfAborted();
      if (isTemporary(error) && run.attempt < attempts) throw error;
      const scanError = error instanceof Problem ? toScanError(error) : error;
      if (!(scanError instanceof ScanError)) throw error;
      await failScans(
        run,
        begun.map(({ id }) => id),
        scanError.code,
        scanError.fault,
      );
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    return undefined;
  },
  exhausted: async (run) => {
    const left = await inRun(run, (tx) => listUnfinished(tx, payloadOf(run).runId));
    await failScans(
      run,
      left.map(({ id }) => id),
      'scanner_failed',
      reportFault('scan_broke_off'),
    );
  },
};
