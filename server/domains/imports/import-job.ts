import { toolChoice } from '#domain/accepted-tools';
import { repositoryWeight } from '#domain/repository-weight';
import type { Tx } from '../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import type { ScanCounts } from '../../platform/db/schema/repositories.ts';
import type { JobDefinition, JobRun } from '../../platform/jobs/job.ts';
import { enqueueReadCodeowners } from '../teams/codeowners/index.ts';
import { enqueueApplyPolicies } from '../policies/index.ts';
import { enqueueTriageRules } from '../findings/index.ts';
import { enqueueOpinionsOnNew } from './second-opinions.ts';
import { upsertControlSets } from '../policies/rules/index.ts';
import { getScoringSettings } from '../prioritization/score/index.ts';
import { reportFault } from '../../report-formats/report-faults.ts';
import { settleGroups } from './groups/close-group.ts';
import { ImportState } from './import-state.ts';
import type { Answer, Batch, Question, ReadRequest } from './stage/messages.ts';
import { hasFindings, listKnownTools } from './match/match.repo.ts';
import { OutdatedComparisonError, reconcile } from './reconcile/reconcile.ts';
import { runImportWorker } from './stage/run-import-worker.ts';
import {
  failScan,
  foldAfter,
  updateTableStatistics,
  RefusedReportError,
  deleteExpiredUploads,
  startAttempt,
  type StartedScan,
  notifyScanCompleted,
  notifyScanFailed,
  updateAttempt,
  deleteUpload,
  withUploadCopy,
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
/** Limit of the worker's busy time for a report: a minute, plus two seconds per megabyte. */
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
  settings: await getScoringSettings(tx),
  repository: {
    confidential: repository.dealsWithConfidentialData,
    priority: repositoryWeight[repository.priority],
  },
  epssDate: await getFeedDate(tx, 'epss'),
  ...toolChoice(document),
  knownTools: await listKnownTools(tx, scan),
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
  file: string,
  compare: boolean,
): Promise<ImportState> => {
  const { db } = run.deps;
  const state = new ImportState();
  const order = await inTenant(db, tenantOf(run), (tx) => toReadRequest(tx, started, file));
  await runImportWorker(
    { ...order, compare: compare && order.compare },
    createWorkerHandlers(run, started, state),
    run.signal,
  );
  return state;
};

const countChangedFindings = ({ new: fresh, moved, reopened, fixed, duplicates }: ScanCounts) =>
  fresh + moved + reopened + fixed + duplicates;

const importScan = async (
  run: JobRun,
  started: StartedScan,
  file: string,
  compare = true,
): Promise<void> => {
  const { db } = run.deps;
  const { scan, generation } = started;
  const state = await readUpload(run, started, file, compare);
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
        if (!scan.dryRun) await enqueueReadCodeowners(tx, scan);
        if (added.findings > 0) await enqueueTriageRules(tx, scan);
        if (added.findings > 0) await enqueueOpinionsOnNew(tx, started);
        await notifyScanCompleted(tx, scan, started.repository.nickname, counts, [
          ...scan.notes,
          ...state.notes.values(),
        ]);
        await run.completeIn(tx, counts);
      }),
    );
  } catch (error) {
    if (!(error instanceof OutdatedComparisonError) || !compare) throw error;
    await inTenant(db, tenantOf(run), (tx) => clearStage(tx, scan.id));
    return importScan(run, started, file, false);
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

const failImport = (
  run: Pick<JobRun, 'clientId' | 'deps'>,
  scanId: string,
  error: Parameters<typeof failScan>[2],
) =>
  inTenant(run.deps.db, tenantOf(run), async (tx) => {
    await clearStage(tx, scanId);
    await failScan(tx, scanId, error);
    await settleGroups(tx, scanId);
  });

/** Fails the import when the report is no longer in the database. */
const importStored = async (run: JobRun, started: StartedScan): Promise<void> => {
  const { id, clientId, upload, fileSize: size } = started.scan;
  const done = await withUploadCopy(
    run.deps,
    { clientId, upload: upload ?? id, size },
    async (file) => {
      await importScan(run, started, file);
      return true;
    },
  );
  if (done) return;
  const fault = reportFault('upload_gone');
  run.deps.log.error({ scan: id }, fault.message);
  await failImport(run, id, { code: 'import_failed', fault, pointer: undefined });
  await inTenant(run.deps.db, tenantOf(run), (tx) =>
    notifyScanFailed(tx, started.scan, started.repository.nickname, fault),
  );
};

export const importJob: JobDefinition = {
  run: async (run) => {
    const scanId = String(run.payload['scanId']);
    const started = await inTenant(run.deps.db, tenantOf(run), async (tx) => {
      await clearStage(tx, scanId);
      return startAttempt(tx, scanId);
    });
    if (!started) return undefined;
    try {
      await importStored(run, started);
    } catch (error) {
      if (!(error instanceof RefusedReportError)) throw error;
      await failImport(run, scanId, error);
      await inTenant(run.deps.db, tenantOf(run), (tx) =>
        notifyScanFailed(tx, started.scan, started.repository.nickname, error.fault),
      );
    }
    const upload = started.scan.upload ?? scanId;
    await inTenant(run.deps.db, tenantOf(run), (tx) =>
      deleteUpload(tx, started.scan.clientId, upload),
    );
    await deleteExpiredUploads(run.deps);
    return undefined;
  },
  exhausted: (run) =>
    failImport(run, String(run.payload['scanId']), {
      code: 'import_failed',
      fault: reportFault('import_failed'),
      pointer: undefined,
    }),
};
