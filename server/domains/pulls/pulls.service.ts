import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import type { PullSourceKey } from '../../platform/db/schema/pulls.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { toIsoOrNull } from '../../platform/runtime/time.ts';
import { writeAudit } from '../audit-log/index.ts';
import {
  type ConnectionCall,
  toAnswered,
  toFailed,
  upsertLastCall,
} from '../source-hosts/index.ts';
import { providers } from './providers/registry.ts';
import type { Session } from './providers/provider.ts';
import { lastReportCounts, lastPullCounts } from './describe-pull.ts';
import { codeOfFailure, findCredentials, getState, nextPullAt, updateState } from './pull-state.ts';
import { listMappings, replaceMappings } from './pulls.repo.ts';

type Schemas = components['schemas'];

const toDocument = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
): Promise<Schemas['PullSource']> => {
  const state = await getState(tx, clientId, source);
  const mappings = await listMappings(tx, clientId, source);
  return {
    source,
    isConfigured: (await findCredentials(deps, tx, clientId, source)) !== undefined,
    daily: state.daily,
    pulled_at: state.pulled_at,
    duration_ms: state.duration_ms,
    next_at: toIsoOrNull(nextPullAt(state, deps.now())),
    brought: lastPullCounts(mappings),
    mappings: mappings.map((row) => ({
      project_id: row.projectId,
      project_name: row.projectName,
      repository: { id: row.repositoryId, nickname: row.nickname },
      pulled_at: toIsoOrNull(row.pulledAt),
      outcome: row.outcome,
      problem: row.problem,
      scan_id: row.scanId,
      brought: lastReportCounts(row),
    })),
  };
};

export const getPullSource = (deps: Deps, who: Principal, source: PullSourceKey) =>
  inTenant(deps.db, toTenant(who), (tx) => toDocument(deps, tx, who.clientId, source));

/** @throws {Problem} 422 at the first invalid mapping, with its index in the request */
const assertMappings = async (
  tx: Tx,
  clientId: string,
  mappings: readonly Schemas['PullMappingRequest'][],
): Promise<void> => {
  const ids = mappings.map(({ repository_id: id }) => id);
  const known = new Set(
    (
      await tx
        .select({ id: repositories.id })
        .from(repositories)
        .where(and(eq(repositories.clientId, clientId), inArray(repositories.id, ids)))
    ).map(({ id }) => id),
  );
  const projects = new Set<string>();
  const taken = new Set<string>();
  for (const [index, { project_id: project, project_name: name, repository_id: id }] of [
    ...mappings.entries(),
  ]) {
    if (!known.has(id)) throw invalid(`mappings.${index}.repository_id`, 'not_valid');
    if (projects.has(project)) throw invalid(`mappings.${index}.project_id`, 'twice', { name });
    // The report of one project would close the findings of the other.
    if (taken.has(id)) throw invalid(`mappings.${index}.repository_id`, 'taken');
    projects.add(project);
    taken.add(id);
  }
};

export const updatePullSource = (
  deps: Deps,
  who: Principal,
  source: PullSourceKey,
  { daily, mappings }: Schemas['UpdatePullSourceRequest'],
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await assertMappings(tx, who.clientId, mappings);
    await updateState(tx, who.clientId, source, { daily }, who.userId);
    await replaceMappings(
      tx,
      who.clientId,
      source,
      mappings.map((one) => ({
        projectId: one.project_id,
        projectName: one.project_name,
        repositoryId: one.repository_id,
      })),
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'pulls.update',
      subject: { type: 'connector', id: source },
      detail: { daily, mappings: mappings.length },
    });
    return toDocument(deps, tx, who.clientId, source);
  });

const open = async (
  deps: Deps,
  who: Principal,
  source: PullSourceKey,
): Promise<Session | undefined> => {
  const credentials = await inTenant(deps.db, toTenant(who), (tx) =>
    findCredentials(deps, tx, who.clientId, source),
  );
  return credentials && providers[source].open(deps, credentials);
};

const notConnected = (source: PullSourceKey): Problem =>
  createProblem(422, 'source_not_connected', { source: providers[source].name });

export const testPullSource = async (
  deps: Deps,
  who: Principal,
  source: PullSourceKey,
): Promise<ConnectionCall> => {
  const session = await open(deps, who, source);
  if (!session) return toFailed(deps.now(), 0, notConnected(source), 'key_missing');
  const started = performance.now();
  const passed = () => performance.now() - started;
  const call = await session.test().then(
    () => toAnswered(deps.now(), passed(), {}),
    (error: unknown) => {
      if (error instanceof Problem)
        return toFailed(deps.now(), passed(), error, codeOfFailure(error));
      throw error;
    },
  );
  await inTenant(deps.db, toTenant(who), (tx) => upsertLastCall(tx, who.clientId, source, call));
  return call;
};

export const listPullProjects = async (
  deps: Deps,
  who: Principal,
  source: PullSourceKey,
  q: string | undefined,
) => {
  const session = await open(deps, who, source);
  if (!session) throw notConnected(source);
  return session.listProjects(q);
};

/** Returns the queued or running pull if there is one. */
export const enqueuePull = (
  tx: Tx,
  clientId: string,
  source: PullSourceKey,
  createdBy?: string,
): Promise<string> =>
  enqueueJob(tx, {
    clientId,
    kind: 'pull_findings',
    payload: { source },
    dedupeKey: source,
    // The next pull is the next attempt, so that a failing service is not overloaded.
    maxAttempts: 1,
    ...(createdBy !== undefined && { createdBy }),
  });

export const pullFindings = async (
  deps: Deps,
  who: Principal,
  source: PullSourceKey,
): Promise<Schemas['JobRef']> => {
  const job = await inTenant(deps.db, toTenant(who), async (tx) => {
    if (!(await findCredentials(deps, tx, who.clientId, source))) throw notConnected(source);
    const id = await enqueuePull(tx, who.clientId, source, who.userId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'pulls.start',
      subject: { type: 'connector', id: source },
    });
    const [row] = await tx
      .select({ status: jobs.state })
      .from(jobs)
      .where(and(eq(jobs.clientId, who.clientId), eq(jobs.id, id)));
    return { job_id: id, status: row?.status ?? ('queued' as const) };
  });
  deps.wakeJobs();
  return job;
};
