import { rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryWeight } from '../../src/shared/rules/repository-weight.ts';
import type { Tx } from '../db/connect.ts';
import { againAfterDeadlock } from '../db/deadlock.ts';
import { acrossTenants, inTenant } from '../db/tenancy.ts';
import type { ScanCounts } from '../db/schema/repositories.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { enqueueApplyPolicies } from '../policies/apply-job.ts';
import { saveControlSets } from '../policies/control-sets.ts';
import { prioritySettingsOf } from '../prioritisation/settings.repo.ts';
import { reportFault } from '../reports/report-faults.ts';
import { ImportState } from './import-state.ts';
import type { Answer, Batch, Question, ReadOrder } from './messages.ts';
import { hasFindings } from './match.repo.ts';
import { OutdatedComparison, publish } from './publish.ts';
import { readInThread, RefusedReport } from './read-in-thread.ts';
import { removeOldUploads, uploadsOf } from './kept-uploads.ts';
import {
  failScan,
  foldAfter,
  keptUpload,
  learnImport,
  startAttempt,
  type StartedScan,
  updateAttempt,
} from './scan.repo.ts';
import { tellEnded, tellFailed } from './tell.ts';
import {
  clearRows,
  clearStage,
  feedDate,
  insertComponents,
  insertDependencies,
  insertIgnored,
  insertStageRows,
  lookUpIntelligence,
  stageKnown,
} from './stage.repo.ts';

const readingMinutes = 15;
const keptIgnored = 1000;

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((word) => String(word).toLowerCase()) : [];

const orderOf = async (
  tx: Tx,
  { scan, repository, document }: StartedScan,
  file: string,
): Promise<ReadOrder> => ({
  file,
  hints: {
    fileName: scan.fileName,
    ...(scan.toolHint !== null && { tool: scan.toolHint }),
    ...(scan.extHint !== null && { ext: scan.extHint }),
  },
  ...(scan.target !== null && { target: scan.target }),
  settings: await prioritySettingsOf(tx),
  repository: {
    confidential: repository.dealsWithConfidentialData,
    priority: repositoryWeight[repository.priority],
  },
  epssDate: await feedDate(tx, 'epss'),
  excludedTools: words(document['excluded_tools']),
  includedTools: words(document['included_tools']),
  compare: await hasFindings(tx, scan),
  maxMilliseconds: readingMinutes * 60 * 1000,
});

/** Batches go into staging in short transactions; nobody but this attempt sees them. */
const stepsOf = (run: JobRun, { scan, generation }: StartedScan, state: ImportState) => {
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
          saveControlSets(tx, batch.sets),
        );
      case 'rows':
        state.rows += batch.count;
        return inScan((tx) => insertStageRows(tx, scan.clientId, scan.id, batch.rows));
      case 'components':
        state.components += batch.count;
        return inScan((tx) => insertComponents(tx, scan, batch.rows));
      case 'dependencies':
        return inScan((tx) => insertDependencies(tx, scan, batch.rows));
      case 'ignored': {
        const { from, keep } = state.takeIgnored(batch.results, keptIgnored);
        return inScan((tx) => insertIgnored(tx, scan.clientId, scan.id, from, keep));
      }
    }
  };
  const answer = async (question: Question): Promise<Answer> => {
    if (question.kind === 'look-up')
      return {
        kind: 'known',
        known: await inTenant(db, { clientId: scan.clientId }, (tx) =>
          lookUpIntelligence(tx, question.ids),
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

const read = async (run: JobRun, started: StartedScan, compare: boolean): Promise<ImportState> => {
  const { db, config } = run.deps;
  const { scan } = started;
  const state = new ImportState();
  const order = await inTenant(db, tenantOf(run), (tx) =>
    orderOf(tx, started, path.join(uploadsOf(config.dataDir), scan.upload ?? '')),
  );
  await readInThread(
    { ...order, compare: compare && order.compare },
    stepsOf(run, started, state),
    run.signal,
  );
  return state;
};

const changesOf = ({ new: fresh, moved, reopened, fixed, duplicates }: ScanCounts) =>
  fresh + moved + reopened + fixed + duplicates;

const importScan = async (run: JobRun, started: StartedScan, compare = true): Promise<void> => {
  const { db } = run.deps;
  const { scan, generation } = started;
  const state = await read(run, started, compare);
  await inTenant(db, tenantOf(run), (tx) =>
    updateAttempt(tx, scan.id, generation, { phase: 'publishing', progress: 0.85 }),
  );
  let added = { findings: 0, components: 0 };
  let touched = 0;
  try {
    await againAfterDeadlock(() =>
      inTenant(db, tenantOf(run), async (tx) => {
        const { counts, reworded } = await publish(tx, started, state);
        added = scan.dryRun ? added : { findings: counts.new, components: counts.components };
        touched = scan.dryRun ? 0 : reworded + changesOf(counts);
        if (touched > 0)
          await enqueueApplyPolicies(tx, { clientId: scan.clientId }, scan.repositoryId);
        await tellEnded(tx, scan, started.repository.nickname, counts);
        await run.completeIn(tx, counts);
      }),
    );
  } catch (error) {
    if (!(error instanceof OutdatedComparison) || !compare) throw error;
    await inTenant(db, tenantOf(run), (tx) => clearStage(tx, scan.id));
    return importScan(run, started, false);
  }
  await inTenant(db, tenantOf(run), (tx) => clearPublished(tx, scan.id, touched));
  if (added.findings + added.components > 0)
    await inTenant(db, tenantOf(run), (tx) => learnImport(tx, added));
};

/** Staging has served; its components stay, they are the bill of materials. */
const clearPublished = async (tx: Tx, scanId: string, touched: number): Promise<void> => {
  await clearRows(tx, scanId);
  await foldAfter(tx, touched);
};

const refuse = (
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
    try {
      await importScan(run, started);
    } catch (error) {
      if (!(error instanceof RefusedReport)) throw error;
      await refuse(run, scanId, error);
      await inTenant(run.deps.db, tenantOf(run), (tx) =>
        tellFailed(tx, started.scan, started.repository.nickname, error.fault),
      );
    }
    if ((await inTenant(run.deps.db, tenantOf(run), (tx) => keptUpload(tx, scanId))) === null)
      await rm(path.join(uploadsOf(run.deps.config.dataDir), started.scan.upload ?? scanId), {
        force: true,
      });
    else await removeOldUploads(run.deps);
    return undefined;
  },
  exhausted: (run) =>
    refuse(run, String(run.payload['scanId']), {
      code: 'import_failed',
      fault: reportFault('import_failed'),
      pointer: undefined,
    }),
};
