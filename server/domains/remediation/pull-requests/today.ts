// What the rules for pull requests mean today: what is open, and how many pull requests the fixes
// that are ready would make.
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countOpen, listSettings } from '../pull-request-settings/settings.repo.ts';
import { groupsOf, type Per } from './groups.ts';
import { isReadyToOpen } from './open-by-itself.ts';
import { listCandidates } from './record.ts';

/** The most urgent ones: each patch is read. */
const mostReady = 500;

const listReadyIn = async (tx: Tx, repositoryId: string | undefined): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.finding_id as id from remediations r
    join findings f on f.client_id = r.client_id and f.id = r.finding_id
    where r.client_id = ${currentClient} and ${isReadyToOpen}
      ${repositoryId === undefined ? sql`` : sql`and r.repository_id = ${repositoryId}::uuid`}
    order by f.priority desc, f.id limit ${mostReady}`);
  return rows.map(({ id }) => id);
};

/** In a repository, or in all that group as the organization does. */
export const getPullRequestsToday = async (
  deps: Deps,
  tx: Tx,
  repositoryId?: string,
): Promise<components['schemas']['PullRequestsToday']> => {
  const candidates = await listCandidates(deps, tx, await listReadyIn(tx, repositoryId));
  const settingsOf = await listSettings(tx, [
    ...new Set(candidates.map((candidate) => candidate.repositoryId)),
  ]);
  const meant =
    repositoryId === undefined
      ? candidates.filter((candidate) => !settingsOf(candidate.repositoryId).own.includes('per'))
      : candidates;
  const count = (per: Per) => groupsOf(meant, 'pull_request', () => per).length;
  return {
    open: await countOpen(tx, repositoryId),
    ready: meant.length,
    finding: count('finding'),
    component: count('component'),
    file: count('file'),
    repository: count('repository'),
  };
};
