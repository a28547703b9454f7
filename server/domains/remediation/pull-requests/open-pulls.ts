// The pull requests that Parapet created and that are open according to the last check.
import { type SQL, sql } from 'drizzle-orm';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type {
  PullRequestChecks,
  PullRequestUpdate,
  PullRequestWaiting,
  WrittenText,
} from '../../../platform/db/schema/remediations.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Watched } from './change-open.ts';

export type OpenPull = Watched & {
  /** Scans of the default branch no longer find anything that it fixes. */
  isNeedless: boolean;
  /** The branch of its change; null if an earlier version opened it. */
  branch: string | null;
  /** Parapet's latest commit in it, and the base commit; null if unknown. */
  head: string | null;
  base: string | null;
  checks: PullRequestChecks | null;
  update: PullRequestUpdate | null;
  waiting: PullRequestWaiting | null;
  /** The text that Parapet last wrote; null if an earlier version did. */
  text: WrittenText | null;
  /** Times of attempted updates. */
  tries: readonly string[];
};

/** Of each kind, needed and needless, per organization and round: hosts limit requests. */
const atOnce = 100;

/**
 * Each finding was fixed by a scan. A user who marks one as fixed may be referring to the pull
 * request.
 */
const isFixedByScan = sql`f.status = 'fixed' and (
  select e.scan_id from finding_events e
  where e.client_id = f.client_id and e.finding_id = f.id and e.data ->> 'to' = 'fixed'
  order by e.id desc limit 1) is not null`;

const openPulls = (where: SQL): SQL => sql`
  select r.client_id as "clientId", r.repository_id as "repositoryId", r.pull_request_number as number,
    coalesce(bool_and(case when f.status = 'fixed' then ${isFixedByScan} else false end)
      filter (where f.id is not null), false) as "isNeedless",
    max(r.pull_request_branch) as branch, max(r.pull_request_head) as head, max(r.pull_request_base) as base,
    (array_agg(r.pull_request_checks order by r.id))[1] as checks,
    (array_agg(r.pull_request_update order by r.id))[1] as update,
    (array_agg(r.pull_request_waiting order by r.id))[1] as waiting,
    (array_agg(r.pull_request_text order by r.id) filter (where r.pull_request_text is not null))[1] as text,
    (array_agg(r.pull_request_tries order by r.id))[1] as tries
  from remediations r
  left join findings f on f.client_id = r.client_id and f.id = r.finding_id
  where r.pull_request_state = 'open' and r.pull_request_number is not null and ${where}
  group by 1, 2, 3`;

/** Draws pull requests at random, so that none of them is starved, in any organization. */
export const sampleOpenPulls = (deps: Deps): Promise<OpenPull[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<OpenPull>(sql`
      select * from (
        select *, row_number() over (partition by "clientId", "isNeedless" order by random()) as place
        from (${openPulls(sql`true`)}) as known
      ) as drawn where place <= ${atOnce}`);
    return rows;
  });

export const listOpenPulls = (
  deps: Deps,
  { clientId, repositoryId }: Omit<Watched, 'number'>,
): Promise<OpenPull[]> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const { rows } = await tx.execute<OpenPull>(
      openPulls(sql`r.client_id = ${clientId} and r.repository_id = ${repositoryId}`),
    );
    return rows;
  });
