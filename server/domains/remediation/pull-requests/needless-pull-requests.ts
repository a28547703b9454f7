// Closes pull requests that nobody needs any more: scans of the default branch no longer find what
// they fix.
import { sql } from 'drizzle-orm';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordEnd, type Watched } from './record-end.ts';
import { visit } from './visit.ts';

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

/** What the host refuses is tried again in the next round. */
export const closeNeedless = async (deps: Deps): Promise<void> =>
  visit(
    deps,
    await listNeedless(deps),
    'pull request not closed',
    async ({ host, repository }, pull) => {
      await host.closePullRequest(repository, pull.number);
      await recordEnd(deps, pull, 'closed');
      // Last, so that a refusal does not make each round repeat it.
      await host.commentPullRequest(repository, pull.number, comment);
    },
  );
