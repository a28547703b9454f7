import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalidParameter } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/runtime/ids.ts';
import { visibleFindings, visibleRepositories } from '../access/index.ts';

type Feed = components['schemas']['ActivityFeed'];
type Event = Feed['data'][number];

const most = 200;
/**
 * An id is generated when the row is written, but becomes visible on commit. The poll looks back
 * this far for rows that were committed late.
 */
const lookBackSeconds = 5;

type Row = {
  id: string;
  kind: Event['kind'];
  subject_id: string;
  action: string;
  summary: string;
  actor: Event['actor'];
  at: Date | string;
};

/**
 * Events of users and jobs since a cursor, delivered at least once. The client drops duplicates by
 * their id.
 */
export const listActivity = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  since: string | undefined,
): Promise<Feed> => {
  if (since !== undefined && !isUuid(since)) throw invalidParameter('since', 'not_a_cursor');
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows: now } = await tx.execute<{ cursor: string }>(
      sql`select new_id()::text as cursor`,
    );
    const cursor = now[0]?.cursor ?? since ?? '';
    if (since === undefined) return { data: [], cursor };
    const { rows } = await tx.execute<Row>(sql`
      with from_id as (
        -- The first 48 bits of the cursor are its time.
        select to_timestamp(('x' || lpad(replace(left(${since}, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) - make_interval(secs => ${lookBackSeconds}) as at
      ), events as (
        select e.id, 'finding' as kind, f.id::text as subject_id, e.kind as action, f.repository_name || ': ' || f.title as summary, e.actor_id, e.created_at as at
        from finding_events e join findings f on f.client_id = e.client_id and f.id = e.finding_id
        where e.client_id = ${who.clientId}::uuid and e.created_at > (select at from from_id) and e.kind not in ('found', 'matched', 'moved') and ${visibleFindings(who, scope)}
        union all
        select s.id, 'scan', s.id::text, s.status, r.nickname || ': ' || s.file_name, s.created_by, coalesce(s.finished_at, s.created_at)
        from scans s join repositories r on r.client_id = s.client_id and r.id = s.repository_id
        where coalesce(s.finished_at, s.created_at) > (select at from from_id) and ${visibleRepositories(who, scope)}
      )
      select v.id, v.kind, v.subject_id, v.action, v.summary, v.at,
        case when u.id is not null then jsonb_build_object('id', u.id, 'username', u.username, 'email', u.email, 'avatar_url', u.avatar_url) end as actor
      from events v left join users u on u.client_id = ${who.clientId}::uuid and u.id = v.actor_id order by v.at desc, v.id desc limit ${most}`);
    return { data: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), cursor };
  });
};
