import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { getVisibleStatus, lockVisible } from '../../findings/index.ts';
import { connectRepository } from '../../source-hosts/index.ts';
import { getSubject } from '../generate/remediation.repo.ts';
import { findGit } from './git.ts';
import { findRequest, findSearch, requestKey, searchKind, type SearchRow } from './history.repo.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };

const toDocument = (row: SearchRow): Schemas['SecretSearch'] => ({
  places: row.places,
  places_total: row.placesTotal,
  commits_searched: row.commitsSearched,
  files_left_out: row.skippedFiles,
  cut: row.cut,
  is_private: row.isPrivate,
  forks: row.forks,
  searched_at: row.searchedAt.toISOString(),
});

const statusOf = async (tx: Tx, id: string): Promise<Schemas['SecretHistory']> => {
  const search = await findSearch(tx, id);
  const request = await findRequest(tx, id);
  const isActive = request?.state === 'queued' || request?.state === 'running';
  const isLatest = request !== undefined && (search?.searchedAt ?? new Date(0)) < request.at;
  return {
    search: search ? toDocument(search) : null,
    job_id: isActive ? request.id : null,
    progress: isActive ? request.progress : null,
    failure: isLatest && request.state === 'failed' ? (request.errorCode ?? 'unexpected') : null,
  };
};

export const getHistory = (
  deps: Deps,
  access: Access,
  id: string,
): Promise<Schemas['SecretHistory']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    await getVisibleStatus(tx, access, id);
    return statusOf(tx, id);
  });

/**
 * Requests a search. A second request joins the running one.
 * @throws {Problem} 404 for a finding that the caller may not see; 422 for one that is not a leaked
 * secret, without a connected source host, or without git
 */
export const requestSearch = async (
  deps: Deps,
  access: Access,
  id: string,
): Promise<Schemas['SecretHistory']> => {
  const tenant = toTenant(access.who);
  const repositoryId = await inTenant(deps.db, tenant, async (tx) => {
    await lockVisible(tx, access, id);
    const subject = await getSubject(tx, access.who.clientId, id);
    if (subject.data.category !== 'secret') throw createProblem(422, 'not_a_secret');
    return subject.repositoryId;
  });
  await connectRepository(deps, tenant, repositoryId);
  if ((await findGit(deps.config)) === undefined) throw createProblem(422, 'git_missing');
  return inTenant(deps.db, tenant, async (tx) => {
    await lockVisible(tx, access, id);
    await enqueueJob(tx, {
      clientId: access.who.clientId,
      kind: searchKind,
      payload: { findingId: id },
      dedupeKey: requestKey(id),
      maxAttempts: 2,
      createdBy: access.who.userId,
    });
    return statusOf(tx, id);
  });
};
