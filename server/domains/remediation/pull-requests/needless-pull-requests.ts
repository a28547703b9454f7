// Closes pull requests that nobody needs any more: scans of the default branch no longer find what
// they fix.
import { sql } from 'drizzle-orm';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { connectRepository, getPullRequestState } from '../../source-hosts/index.ts';
import { recordEnd, type Watched } from './record-end.ts';

/** In one round: hosts limit calls. */
const atOnce = 100;

/** All findings are fixed, each by a scan: a user who calls one fixed may mean the pull request. */
const listNeedless = (deps: Deps): Promise<Watched[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<Watched>(sql`
      select r.client_id as "clientId", r.repository_id as "repositoryId", r.pull_request_number as number
      from remediations r
      join findings f on f.client_id = r.client_id and f.id = r.finding_id
      where r.pull_request_state = 'open' and r.pull_request_number is not null
      group by 1, 2, 3
      having bool_and(f.status = 'fixed' and (
        select e.scan_id from finding_events e
        where e.client_id = f.client_id and e.finding_id = f.id and e.data ->> 'to' = 'fixed'
        order by e.id desc limit 1) is not null)
      limit ${atOnce}`);
    return rows;
  });

const comment =
  'Closed by Parapet: the scans of the default branch no longer find what this pull request fixes. Reopen it to merge it all the same.';

const close = async (deps: Deps, one: Watched): Promise<void> => {
  const { host, repository } = await connectRepository(
    deps,
    { clientId: one.clientId },
    one.repositoryId,
  );
  const state = await getPullRequestState(host, repository, one.number);
  if (state !== 'open') return recordEnd(deps, one, state);
  await host.closePullRequest(repository, one.number);
  await recordEnd(deps, one, 'closed');
  // Last, so that a refusal does not make each round repeat it.
  await host.commentPullRequest(repository, one.number, comment);
};

/** What the host refuses is tried again in the next round. */
export const closeNeedless = async (deps: Deps): Promise<void> => {
  const silent = new Set<string>();
  for (const one of await listNeedless(deps)) {
    if (silent.has(one.repositoryId)) continue;
    try {
      await close(deps, one);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      silent.add(one.repositoryId);
      deps.log.info({ code: error.code, repository: one.repositoryId }, 'pull request not closed');
    }
  }
};
