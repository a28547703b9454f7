// Opens pull requests for ready fixes if the repository's settings require it: within its
// schedule's window and its limit, and in the name of the user who saved the settings.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { actorOf, enqueueFor } from '../../findings/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { type PullRequestWaiting, remediations } from '../../../platform/db/schema/remediations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PermanentJobError } from '../../../platform/jobs/job.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { countOpen, getSettings, openPermission } from '../pull-request-settings/settings.repo.ts';
import type { PullRequestOptions } from './create.ts';
import { groupsOf } from './groups.ts';
import { lockClaims } from './limit.ts';
import { listCandidates } from './record.ts';
import { isSameWait, recentTries, waitingNow } from './update-due.ts';

type Opening = { clientId: string; repositoryId: string; opensFor: string | null };

/**
 * Repositories with a rule of their own, and those with ready fixes to which the organization's
 * rule applies.
 */
const listOpenings = (deps: Deps): Promise<Opening[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<Opening>(sql`
      select client_id as "clientId", repository_id as "repositoryId", opens_for as "opensFor"
      from pull_request_settings where opens_for is not null
      union all
      select distinct r.client_id, r.repository_id, o.opens_for
      from organization_pull_request_settings o
      join remediations r on r.client_id = o.client_id
      where o.opens_for is not null and r.status = 'ready' and r.source <> 'ai'
        and r.pull_request_url is null and not exists (
          select from pull_request_settings s
          where s.client_id = r.client_id and s.repository_id = r.repository_id
            and jsonb_exists(s.settings, 'opens_by_itself'))`);
    return rows;
  });

/** Per repository and round. */
const atOnce = 50;

type Ready = { findingId: string; tries: string[]; waiting: PullRequestWaiting | null };

/**
 * Condition on `remediations r` and `findings f`: fixes for which a user may open a pull request,
 * as in `ready-patches.ts`, and that never had one: after a maintainer closed it, it is not opened
 * again. Fixes written by a model wait for a user.
 */
export const isReadyToOpen = sql`r.status = 'ready' and btrim(coalesce(r.code_diff, '')) <> ''
  and r.source <> 'ai' and r.pull_request_url is null
  and f.status not in ('fixed', 'risk_accepted') and not f.false_positive and not f.is_duplicate`;

const listReady = async (tx: Tx, { clientId, repositoryId }: Opening): Promise<Ready[]> => {
  const { rows } = await tx.execute<Ready>(sql`
    select r.finding_id as "findingId", r.pull_request_tries as tries, r.pull_request_waiting as waiting
    from remediations r
    join findings f on f.client_id = r.client_id and f.id = r.finding_id
    where r.client_id = ${clientId} and r.repository_id = ${repositoryId}
      and ${isReadyToOpen}
    order by f.priority desc, f.id limit 500`);
  return rows;
};

/** Returns how many more pull requests the limit allows. */
const roomFor = async (tx: Tx, repositoryId: string, most: number | null): Promise<number> =>
  most === null
    ? atOnce
    : Math.min(atOnce, Math.max(0, most - (await countOpen(tx, repositoryId))));

/**
 * Returns the fixes of the first pull requests, each with all fixes that the settings group with
 * it.
 */
const ofFirst = async (
  deps: Deps,
  tx: Tx,
  repositoryId: string,
  ready: readonly Ready[],
  room: number,
): Promise<Ready[]> => {
  if (ready.length === 0 || room === 0) return [];
  const { per } = (await getSettings(tx, repositoryId)).settings;
  const candidates = await listCandidates(
    deps,
    tx,
    ready.map(({ findingId }) => findingId),
  );
  const first = groupsOf(candidates, 'pull_request', () => per).slice(0, room);
  const ids = new Set(first.flat().map(({ findingId }) => findingId));
  return ready.filter(({ findingId }) => ids.has(findingId));
};

const options: PullRequestOptions = {
  as: 'pull_request',
  grouping: 'as_set',
  per: 'finding',
  tracker: 'source_host',
};

const openReady = async (deps: Deps, { clientId, repositoryId, opensFor }: Opening) => {
  const actor = await actorOf(
    { deps, clientId, createdBy: opensFor ?? undefined, id: newId() },
    openPermission,
  );
  const now = deps.now();
  const tenant = { clientId, userId: actor.who.userId };
  const isEnqueued = await inTenant(deps.db, tenant, async (tx) => {
    // Another server may check at the same time.
    const known = await lockClaims(tx, { ...tenant, repositoryId }, now);
    const ready = await listReady(tx, { clientId, repositoryId, opensFor });
    if (ready.length === 0) return false;
    const change = (rows: readonly Ready[], set: Partial<typeof remediations.$inferInsert>) =>
      tx
        .update(remediations)
        .set(set)
        .where(
          and(
            eq(remediations.clientId, clientId),
            inArray(
              remediations.findingId,
              rows.map(({ findingId }) => findingId),
            ),
          ),
        );
    const waiting = await waitingNow(deps, tx, repositoryId);
    const changed = ready.filter((each) => !isSameWait(each.waiting, waiting));
    if (changed.length > 0) await change(changed, { pullRequestWaiting: waiting });
    if (waiting !== null) return false;
    // Fixes that the host or the patch rejected are retried a day later.
    const due = await ofFirst(
      deps,
      tx,
      repositoryId,
      ready.filter(({ tries }) => recentTries(tries, now).length === 0),
      await roomFor(tx, repositoryId, known?.most ?? null),
    );
    if (due.length === 0) return false;
    await change(due, { pullRequestTries: [now.toISOString()] });
    await enqueueFor(
      tx,
      actor,
      { finding_ids: due.map(({ findingId }) => findingId) },
      (total) => ({
        kind: 'apply_patches',
        payload: { title: `Apply ${total} fixes`, action: options.as, opening: options },
      }),
    );
    return true;
  });
  if (isEnqueued) deps.wakeJobs();
};

export const openReadyPulls = async (deps: Deps): Promise<void> => {
  for (const repository of await listOpenings(deps))
    try {
      await openReady(deps, repository);
    } catch (error) {
      // The user who saved the settings has left or has another role; another user has to save
      // them.
      if (!(error instanceof PermanentJobError || error instanceof Problem)) throw error;
      deps.log.info(
        { code: error.code, repository: repository.repositoryId },
        'no pull requests opened by itself',
      );
    }
};
