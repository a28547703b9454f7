import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { toolChoice } from '#domain/accepted-tools';
import { repositoryWeight } from '#domain/repository-weight';
import type { Tx } from '../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import type { ScanCounts } from '../../platform/db/schema/repositories.ts';
import type { Deps } from '../../platform/deps.ts';
import { type JobDefinition, type JobRun, RetryLaterError } from '../../platform/jobs/job.ts';
import { enqueueApplyPolicies } from '../policies/index.ts';
import { upsertControlSets } from '../policies/rules/index.ts';
import { getStoredPrioritySettings } from '../prioritization/score/index.ts';
import { reportFault } from '../../report-formats/report-faults.ts';
import { ImportState } from './import-state.ts';
import type { Answer, Batch, Question, ReadRequest } from './stage/messages.ts';
import { hasFindings } from './match/match.repo.ts';
import { OutdatedComparisonError, reconcile } from './reconcile/reconcile.ts';
import { runImportWorker } from './stage/run-import-worker.ts';
import {
  failScan,
  foldAfter,
  findStoredUpload,
  updateTableStatistics,
  RefusedReportError,
  deleteExpiredUploads,
  startAttempt,
  type StartedScan,
  notifyScanCompleted,
  notifyScanFailed,
  updateAttempt,
  uploadsDirectory,
} from '../scans/records/index.ts';
import {
  clearRows,
  clearStage,
  insertComponents,
  insertDependencies,
  insertIgnored,
  insertStageRows,
  stageKnown,
} from './stage/stage.repo.ts';
import { getFeedDate, getIntelligenceFor } from '../vulnerability-feeds/store/index.ts';

const readingMinutes = 15;
/** A report takes a core for a minute at most, and two seconds more a megabyte. */
const busyMilliseconds = (bytes: number): number => 60_000 + (2_000 * bytes) / 1_000_000;
const maxStoredIgnored = 1000;

const toReadRequest = async (
  tx: Tx,
  { scan, repository, document }: StartedScan,
  file: string,
): Promise<ReadRequest> => ({
  file,
  hints: {
    fileName: scan.fileName,
    ...(scan.toolHint !== null && { tool: scan.toolHint }),
    ...(scan.extHint !== null && { ext: scan.extHint }),
  },
  ...(scan.target !== null && { target: scan.target }),
  settings: await getStoredPrioritySettings(tx),
  repository: {
    confidential: repository.dealsWithConfidentialData,
    priority: repositoryWeight[repository.priority],
  },
  epssDate: await getFeedDate(tx, 'epss'),
  ...toolChoice(document),
  compare: await hasFindings(tx, scan),
  maxMilliseconds: readingMinutes * 60 * 1000,
  maxBusyMilliseconds: busyMilliseconds(scan.fileSize),
});

/** Stores batches in staging in short transactions; only this attempt reads them. */
const createWorkerHandlers = (
  run: JobRun,
  { scan, generation }: StartedScan,
  state: ImportState,
) => {
  const { db } = run.deps;
  const inScan = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTenant(db, { clientId: scan.clientId }, async (tx) => {
      const result = await work(tx);
      await updateAttempt(tx, scan.id, generation, { progress: state.progress(scan.fileSize) });
      return result;
    });
  const store = async (batch: Batch): Promise<unknown> => {
    switch (batch.kind) {
      case 'run':
        state.takeRun(batch.run);
        return undefined;
      case 'control-sets':
        return acrossTenants(db, 'load public reference data', (tx) =>
          upsertControlSets(tx, batch.sets),
        );
      case 'rows':
        state.rows += batch.count;
        return inScan((tx) => insertStageRows(tx, scan.clientId, scan.id, batch.rows));
      case 'components':
        state.components += batch.count;
        return inScan((tx) => insertComponents(tx, scan, batch.rows));
      case 'dependencies':
        return inScan((tx) => insertDependencies(tx, scan, batch.rows));
      case 'notice':
        state.note(batch.notice);
        return undefined;
      case 'unaccounted':
        state.takeUnaccounted(batch.count, batch.pointer);
        return undefined;
      case 'ignored': {
        const { from, keep } = state.takeIgnored(batch.results, maxStoredIgnored);
        return inScan((tx) => insertIgnored(tx, scan.clientId, scan.id, from, keep));
      }
    }
  };
  const answer = async (question: Question): Promise<Answer> => {
    if (question.kind === 'look-up')
      return {
        kind: 'known',
        known: await inTenant(db, { clientId: scan.clientId }, (tx) =>
          getIntelligenceFor(tx, question.ids),
        ),
      };
    const positions = await inScan((tx) => stageKnown(tx, scan, question.rows));
    state.rows += question.count - positions.length;
    return { kind: 'compared', positions };
  };
  return {
    answer,
    store: async (batch: Batch) => {
      await store(batch);
    },
  };
};

const tenantOf = (run: Pick<JobRun, 'clientId'>) => ({ clientId: run.clientId });

const readUpload = async (
  run: JobRun,
  started: StartedScan,
  compare: boolean,
): Promise<ImportState> => {
  const { db } = run.deps;
  const state = new ImportState();
  const order = await inTenant(db, tenantOf(run), (tx) =>
    toReadRequest(tx, started, uploadOf(run.deps, started.scan)),
  );
  await runImportWorker(
    { ...order, compare: compare && order.compare },
    createWorkerHandlers(run, started, state),
    run.signal,
  );
  return state;
};

const countChangedFindings = ({ new: fresh, moved, reopened, fixed, duplicates }: ScanCounts) =>
  fresh + moved + reopened + fixed + duplicates;

const importScan = async (run: JobRun, started: StartedScan, compare = true): Promise<void> => {
  const { db } = run.deps;
  const { scan, generation } = started;
  const state = await readUpload(run, started, compare);
  await inTenant(db, tenantOf(run), (tx) =>
    updateAttempt(tx, scan.id, generation, { phase: 'publishing', progress: 0.85 }),
  );
  let added = { findings: 0, components: 0 };
  let touched = 0;
  try {
    await retryOnDeadlock(() =>
      inTenant(db, tenantOf(run), async (tx) => {
        const { counts, reworded } = await reconcile(tx, started, state);
        added = scan.dryRun ? added : { findings: counts.new, components: counts.components };
        touched = scan.dryRun ? 0 : reworded + countChangedFindings(counts);
        if (touched > 0)
          await enqueueApplyPolicies(tx, { clientId: scan.clientId }, scan.repositoryId);
        await notifyScanCompleted(tx, scan, started.repository.nickname, counts);
        await run.completeIn(tx, counts);
      }),
    );
  } catch (error) {
    if (!(error instanceof OutdatedComparisonError) || !compare) throw error;
    await inTenant(db, tenantOf(run), (tx) => clearStage(tx, scan.id));
    return importScan(run, started, false);
  }
  await inTenant(db, tenantOf(run), (tx) => clearReconciled(tx, scan.id, touched));
  if (added.findings + added.components > 0)
    await inTenant(db, tenantOf(run), (tx) => updateTableStatistics(tx, added));
};

/** Clears the staging rows. The components stay: they are the SBOM. */
const clearReconciled = async (tx: Tx, scanId: string, touched: number): Promise<void> => {
  await clearRows(tx, scanId);
  await foldAfter(tx, touched);
};

/** So long the server that has the file may be away. */
const fileWaitMs = 30 * 60_000;

const uploadOf = ({ config }: Deps, { id, upload }: StartedScan['scan']): string =>
  path.join(uploadsDirectory(config.dataDir), upload ?? id);

/**
 * Servers that do not share their data folder: whoever has the report's file imports it. Returns
 * false when nobody has come for it.
 * @throws {RetryLaterError} while the server that has it may still come
 */
const hasUpload = async (run: JobRun, { scan }: StartedScan): Promise<boolean> => {
  const isHere = await access(uploadOf(run.deps, scan)).then(
    () => true,
    () => false,
  );
  if (!isHere && run.deps.now().getTime() - scan.createdAt.getTime() < fileWaitMs)
    throw new RetryLaterError('The report’s file is on another server.', 5, {
      countsAttempt: false,
    });
  return isHere;
};

const failImport = (
  run: Pick<JobRun, 'clientId' | 'deps'>,
  scanId: string,
  error: Parameters<typeof failScan>[2],
) =>
  inTenant(run.deps.db, tenantOf(run), async (tx) => {
    await clearStage(tx, scanId);
    await failScan(tx, scanId, error);
  });

export const importJob: JobDefinition = {
  run: async (run) => {
    const scanId = String(run.payload['scanId']);
    const started = await inTenant(run.deps.db, tenantOf(run), async (tx) => {
      await clearStage(tx, scanId);
      return startAttempt(tx, scanId);
    });
    if (!started) return undefined;
    if (!(await hasUpload(run, started))) {
      const fault = reportFault('upload_elsewhere');
      run.deps.log.error({ scan: scanId }, fault.message);
      await failImport(run, scanId, { code: 'import_failed', fault, pointer: undefined });
      await inTenant(run.deps.db, tenantOf(run), (tx) =>
        notifyScanFailed(tx, started.scan, started.repository.nickname, fault),
      );
      return undefined;
    }
    try {
      await importScan(run, started);
    } catch (error) {
      if (!(error instanceof RefusedReportError)) throw error;
      await failImport(run, scanId, error);
      await inTenant(run.deps.db, tenantOf(run), (tx) =>
        notifyScanFailed(tx, started.scan, started.repository.nickname, error.fault),
      );
    }
    if ((await inTenant(run.deps.db, tenantOf(run), (tx) => findStoredUpload(tx, scanId))) === null)
      await rm(uploadOf(run.deps, started.scan), { force: true });
    else await deleteExpiredUploads(run.deps);
    return undefined;
  },
  exhausted: (run) =>
    failImport(run, String(run.payload['scanId']), {
      code: 'import_failed',
      fault: reportFault('import_failed'),
      pointer: undefined,
    }),
};
