// Searches a repository's history for the secret of one finding and stores where it occurs.
import { inTenant } from '../../../platform/db/tenancy.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { type JobDefinition, type JobRun, PermanentJobError } from '../../../platform/jobs/job.ts';
import { connectRepository } from '../../source-hosts/index.ts';
import { getSubject, type Subject } from '../generate/remediation.repo.ts';
import { upsertSearch } from './history.repo.ts';
import { historyLimits } from './limits.ts';
import { type LeakPlace, searchHistory } from './search-history.ts';

const placeOf = ({ data: { category, location }, commit }: Subject): LeakPlace => {
  if (category !== 'secret') throw createProblem(422, 'not_a_secret');
  if (commit === null || !/^[0-9a-f]{7,64}$/i.test(commit))
    throw createProblem(422, 'secret_commit_unknown');
  if (location?.path === undefined || location.startLine === undefined)
    throw createProblem(422, 'secret_value_unknown');
  return { path: location.path, range: location, commit };
};

const search = async (run: JobRun): Promise<void> => {
  const tenant = { clientId: run.clientId };
  const findingId = String(run.payload['findingId']);
  const subject = await inTenant(run.deps.db, tenant, (tx) =>
    getSubject(tx, run.clientId, findingId),
  );
  const place = placeOf(subject);
  const connected = await connectRepository(run.deps, tenant, subject.repositoryId);
  const { host, repository } = connected;
  const facts = await host.readRepository(repository);
  const { places, total, commits, skippedFiles, cut } = await searchHistory(run.deps, {
    id: run.id,
    connected: { ...connected, branch: facts.defaultBranch ?? connected.branch },
    place,
    limits: historyLimits,
    signal: run.signal,
    onProgress: (fraction) => {
      run.progress(fraction).catch((error: unknown) => {
        run.deps.log.warn({ err: error, job: run.id }, 'progress not stored');
      });
    },
  });
  await inTenant(run.deps.db, tenant, async (tx) => {
    // The finding may have been deleted in the meantime.
    await getSubject(tx, run.clientId, findingId);
    await upsertSearch(tx, {
      clientId: run.clientId,
      findingId,
      places: places.map((each) => ({ ...each, url: host.commitUrl(facts.url, each.commit) })),
      placesTotal: total,
      commitsSearched: commits,
      skippedFiles,
      cut: cut ?? null,
      isPrivate: facts.isPrivate,
      forks: facts.forks,
      searchedAt: run.deps.now(),
    });
    await run.completeIn(tx, { places: total, commits });
  });
};

/** The error is temporary: the next attempt may succeed. */
const isPassing = ({ status }: Problem): boolean => status >= 500 || status === 429;

export const searchHistoryJob: JobDefinition = {
  run: async (run) => {
    try {
      await search(run);
    } catch (error) {
      run.signal.throwIfAborted();
      if (!(error instanceof Problem)) throw error;
      if (isPassing(error) && run.attempt < run.maxAttempts) throw error;
      throw new PermanentJobError(error.code, error.message);
    }
    return undefined;
  },
};
