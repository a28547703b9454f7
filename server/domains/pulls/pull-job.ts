// Pulls the latest reports of every mapped project and passes them to the import. A project that
// fails leaves its findings unchanged and does not prevent the others from being pulled.
import { inTenant } from '../../platform/db/tenancy.ts';
import type { PullCursor, PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { pullSources } from '../../platform/db/schema/pulls.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type JobDefinition, type JobRun, PermanentJobError } from '../../platform/jobs/job.ts';
import { enqueueReport } from '../imports/index.ts';
import { listAdministrators, notify } from '../notifications/index.ts';
import { providers } from './providers/registry.ts';
import type { PullReport, Session } from './providers/provider.ts';
import {
  type ConnectionCall,
  toAnswered,
  toFailed,
  upsertLastCall,
} from '../source-hosts/index.ts';
import { codeOfFailure, findCredentials, getState, updateState } from './pull-state.ts';
import { listMappings, type PullMapping, updateMapping } from './pulls.repo.ts';

const isNewer = ({ id, createdAt }: PullReport, cursor: PullCursor | null): boolean =>
  cursor === null ||
  (id !== cursor.reportId && Date.parse(createdAt) >= Date.parse(cursor.createdAt));

const hand = (run: JobRun, mapping: PullMapping, report: PullReport): Promise<string> =>
  enqueueReport(
    run.deps,
    {
      clientId: run.clientId,
      repositoryId: mapping.repositoryId,
      fileName: report.fileName,
      tool: report.tool,
      ext: report.ext,
      branch: report.branch,
      commit: report.commit,
      createdBy: run.createdBy,
      content: report.content(),
    },
    (tx, scanId) =>
      updateMapping(tx, mapping, {
        cursor: { reportId: report.id, createdAt: report.createdAt },
        scanId,
      }),
    run.signal,
  );

/** Resolves to the number of reports. */
const pullProject = async (run: JobRun, session: Session, mapping: PullMapping) => {
  const reports = await session.listReports(mapping.projectId, mapping.cursor?.createdAt);
  const fresh = reports.filter((report) => isNewer(report, mapping.cursor));
  for (const report of fresh) await hand(run, mapping, report);
  const outcome =
    fresh.length > 0
      ? ('imported' as const)
      : mapping.cursor === null
        ? ('no_scan' as const)
        : ('up_to_date' as const);
  const { deps, clientId } = run;
  await inTenant(deps.db, { clientId }, (tx) =>
    updateMapping(tx, mapping, { outcome, problem: null, pulledAt: deps.now() }),
  );
  return fresh.length;
};

const noteFailure = ({ deps, clientId }: JobRun, mapping: PullMapping, { message }: Problem) =>
  inTenant(deps.db, { clientId }, (tx) =>
    updateMapping(tx, mapping, { outcome: 'failed', problem: message, pulledAt: deps.now() }),
  );

/** Failures of the whole service: the next project would get the same response. */
const ofTheService: ReadonlySet<string> = new Set([
  'host_token_refused',
  'host_rate_limited',
  'host_unreachable',
  'host_too_slow',
  'forbidden_address',
]);

type Failure = { problem: Problem; projectName: string };

/** After a failure of one project, the service works in part. */
const toCall = (now: Date, durationMs: number, failure?: Failure): ConnectionCall => {
  if (failure === undefined) return toAnswered(now, durationMs, {});
  const { problem, projectName } = failure;
  const failed = toFailed(now, durationMs, problem, codeOfFailure(problem));
  return ofTheService.has(problem.code)
    ? failed
    : { ...failed, state: 'works_in_part', problem: `${projectName}: ${problem.message}` };
};

/**
 * Records the service's response. The administrators are notified of a failure once, until a pull
 * succeeds again.
 */
const noteEnd = (
  { deps, clientId }: JobRun,
  source: PullSourceKey,
  durationMs: number,
  failure?: Failure,
) =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const { failing } = await getState(tx, clientId, source);
    await updateState(tx, clientId, source, {
      failing: failure !== undefined,
      duration_ms: Math.round(durationMs),
    });
    await upsertLastCall(tx, clientId, source, toCall(deps.now(), durationMs, failure));
    if (failure === undefined || failing) return;
    const { name } = providers[source];
    await notify(tx, {
      clientId,
      userIds: await listAdministrators(tx, clientId),
      type: 'pull_failed',
      title: `Couldn’t pull findings from ${name}`,
      message: failure.problem.message,
      facts: { what: name },
    });
  });

const sourceOf = ({ payload }: JobRun): PullSourceKey => {
  const source = pullSources.find((one) => one === payload['source']);
  if (source === undefined) throw new Error(`No pull source ${String(payload['source'])}`);
  return source;
};

const begin = (run: JobRun, source: PullSourceKey) =>
  inTenant(run.deps.db, run, async (tx) => {
    const { deps, clientId } = run;
    await updateState(tx, clientId, source, { pulled_at: deps.now().toISOString() });
    return {
      credentials: await findCredentials(deps, tx, clientId, source),
      mappings: await listMappings(tx, clientId, source),
    };
  });

export const pullFindingsJob: JobDefinition = {
  run: async (run) => {
    const source = sourceOf(run);
    const { credentials, mappings } = await begin(run, source);
    // Disconnected while the job waited.
    if (!credentials) return { projects: 0, reports: 0, failed: 0 };
    const session = providers[source].open(run.deps, credentials, run.signal);
    const tally = { projects: mappings.length, reports: 0, failed: 0 };
    const started = performance.now();
    let failure: Failure | undefined;
    for (const [index, mapping] of mappings.entries()) {
      run.signal.throwIfAborted();
      try {
        tally.reports += await pullProject(run, session, mapping);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failure ??= { problem: error, projectName: mapping.projectName };
        tally.failed += 1;
        await noteFailure(run, mapping, error);
        if (ofTheService.has(error.code)) break;
      }
      await run.progress((index + 1) / mappings.length);
    }
    await noteEnd(run, source, performance.now() - started, failure);
    if (failure) throw new PermanentJobError(failure.problem.code, failure.problem.message);
    return tally;
  },
};
