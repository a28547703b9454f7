// The latest pull request of each finding, listed once for all findings that it fixes.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { PageRange } from '../../../platform/http/paging.ts';
import { visibleFindings } from '../../access/index.ts';
import type { Access } from '../generate/remediation.repo.ts';
import { updateKind } from './update-due.ts';

type Schemas = components['schemas'];
type Pull = Schemas['OpenedPullRequest'];
export type PullRequestListState = Schemas['PullRequestListState'];

/** Timestamps as the driver returns them. */
export type PullRow = Omit<Pull, 'opened_at' | 'changed_at' | 'ended_at'> &
  Record<'opened_at' | 'changed_at', Date | string> & { ended_at: Date | string | null };

/** The value of the most urgent finding: a pull request of several findings has one for each. */
const first = (column: SQL): SQL => sql`(array_agg(${column} order by f.priority desc, f.id))[1]`;

/**
 * The scan after the merge still found the problem: `freeMergedStillFound` allowed another attempt.
 */
const isStillFound = sql`r.pull_request_state = 'merged' and r.status <> 'applied'
  and f.status in ('open', 'in_progress') and not f.false_positive`;

export type PullFilter = {
  repository?: string;
  /**
   * Condition on `findings f`: only pull requests that fix one of these, with all their findings.
   */
  owned?: SQL;
  /** Only those that were merged or closed since then. */
  endedSince?: Date;
};

/** `more`: further columns, and the tables that they are read from. */
const pulls = (
  { who, scope }: Access,
  { repository, owned, endedSince }: PullFilter,
  more: { columns: SQL; from: SQL } = { columns: sql``, from: sql`` },
): SQL => sql`
  select case when bool_or(r.pull_request_state = 'open') then 'open'
      when bool_or(r.pull_request_state = 'merged') then 'merged' else 'closed' end as state,
    count(*)::int as findings, (count(*) filter (where f.status = 'fixed'))::int as fixed,
    (count(*) filter (where ${isStillFound}))::int as still_found,
    ${first(sql`r.pull_request_update`)} as update, ${first(sql`r.pull_request_checks`)} as checks,
    r.repository_id, r.pull_request_number as number ${more.columns}
  from remediations r
  join findings f on f.client_id = r.client_id and f.id = r.finding_id ${more.from}
  where r.client_id = ${who.clientId}::uuid and r.pull_request_number is not null
    and r.pull_request_url is not null and r.pull_request_state is not null
    and ${visibleFindings(who, scope)}
    ${repository === undefined ? sql`` : sql`and (f.repository_name = ${repository} or f.repository_id::text = ${repository})`}
    ${endedSince === undefined ? sql`` : sql`and r.pull_request_ended_at >= ${endedSince.toISOString()}::timestamptz`}
  group by r.repository_id, r.pull_request_number
  ${owned === undefined ? sql`` : sql`having bool_or(${owned})`}`;

const attention = sql`case
  when p.state = 'merged' and p.still_found > 0 then 'merged_still_found'
  when p.state = 'open' and p.update ->> 'state' = 'outdated' then 'conflict'
  when p.state = 'open' and p.update ->> 'state' = 'refused' then 'update_refused'
  when p.state = 'open' and p.checks ->> 'state' = 'failing' then 'checks_failing' end`;

export const countPulls = async (
  tx: Tx,
  access: Access,
  filter: PullFilter,
): Promise<Schemas['PullRequestCounts']> => {
  const counted = (state: PullRequestListState): SQL =>
    sql`(count(*) filter (where p.state = ${state}))::int`;
  const { rows } = await tx.execute<Schemas['PullRequestCounts']>(sql`
    select (count(*) filter (where ${attention} is not null))::int as needs_attention,
      ${counted('open')} as open, ${counted('merged')} as merged, ${counted('closed')} as closed
    from (${pulls(access, filter)}) p`);
  return rows[0] ?? { needs_attention: 0, open: 0, merged: 0, closed: 0 };
};

const columns = sql`,
  max(r.pull_request_url) as url, max(r.pull_request_branch) as branch, ${first(sql`r.title`)} as title,
  count(distinct r.title)::int as fixes, ${first(sql`r.finding_id`)} as finding_id,
  ${first(sql`case when r.pull_request_state = 'open' then r.pull_request_waiting end`)} as waiting,
  max(f.repository_name) as nickname, max(r.pull_request_ended_at) as ended_at,
  min(coalesce(e.created_at, r.created_at)) as opened_at,
  (array_agg(e.actor_id order by e.id))[1] as opener`;

/** Its update is queued or running. */
const isUpdating = sql`exists (select from jobs j where j.client_id = ${currentClient} and j.kind = ${updateKind}
  and j.dedupe_key = p.repository_id || ' ' || p.number and j.state in ('queued', 'running'))`;

/** The findings' history records who opened it and when. */
const from = sql`
  left join lateral (
    select e.id, e.created_at, e.actor_id from finding_events e
    where e.client_id = r.client_id and e.finding_id = r.finding_id and e.kind = 'remediation'
      and e.data ->> 'from' = 'pull_request' and e.data ->> 'to' = r.pull_request_url
    order by e.id desc limit 1) e on true`;

type Figures = Schemas['PullRequestFigures'];
const noFigures: Figures = {
  ...{ merged: 0, closed: 0, gone: 0, still_found: 0, findings_fixed: 0 },
  ...{ median_hours: null, median_hours_before: null },
};

/**
 * Figures of the pull requests that ended since `since`; `before` is the start of the previous
 * period.
 */
export const figuresOfMerged = async (
  tx: Tx,
  access: Access,
  filter: PullFilter,
  { since, before }: { since: Date; before: Date },
): Promise<Figures> => {
  const isRecent = sql`p.ended_at >= ${since.toISOString()}::timestamptz`;
  const median = (which: SQL): SQL =>
    sql`percentile_cont(0.5) within group (order by extract(epoch from p.ended_at - p.opened_at) / 3600.0) filter (where p.state = 'merged' and ${which})`;
  const count = (which: SQL): SQL =>
    sql`(count(*) filter (where ${isRecent} and p.state = 'merged' and ${which}))::int`;
  const { rows } = await tx.execute<Figures>(sql`
    select ${count(sql`true`)} as merged, ${count(sql`p.fixed = p.findings`)} as gone,
      (count(*) filter (where ${isRecent} and p.state = 'closed'))::int as closed,
      ${count(sql`p.still_found > 0`)} as still_found,
      coalesce(sum(p.fixed) filter (where ${isRecent} and p.state = 'merged'), 0)::int as findings_fixed,
      ${median(isRecent)} as median_hours, ${median(sql`not ${isRecent}`)} as median_hours_before
    from (${pulls(access, { ...filter, endedSince: before }, { columns, from })}) p`);
  return rows[0] ?? noFigures;
};

export const listPulls = async (
  tx: Tx,
  access: Access,
  { state, ...filter }: PullFilter & { state?: PullRequestListState },
  { offset, limit }: PageRange,
): Promise<PullRow[]> => {
  const where =
    state === undefined
      ? sql`true`
      : state === 'needs_attention'
        ? sql`p.attention is not null`
        : sql`p.state = ${state}`;
  const { rows } = await tx.execute<PullRow>(sql`
    select jsonb_build_object('id', p.repository_id, 'nickname', p.nickname) as repository,
      p.number, p.url, p.branch, p.title, p.fixes, p.state, p.attention, p.checks, p.update, p.waiting,
      p.finding_id, p.findings, p.fixed, p.still_found, p.opened_at, p.changed_at, p.ended_at,
      ${isUpdating} as updating,
      case when u.id is not null then jsonb_build_object('id', u.id, 'username', u.username,
        'email', u.email, 'avatar_url', u.avatar_url) end as opened_by
    from (
      select p.*, ${attention} as attention,
        greatest(p.opened_at, p.ended_at, (p.update ->> 'at')::timestamptz) as changed_at
      from (${pulls(access, filter, { columns, from })}) p
    ) p
    left join users u on u.client_id = ${access.who.clientId}::uuid and u.id = p.opener
    where ${where}
    order by case when p.attention is not null then 0 when p.state = 'open' then 1 else 2 end,
      p.changed_at desc, p.repository_id, p.number
    limit ${limit} offset ${offset}`);
  return rows;
};
