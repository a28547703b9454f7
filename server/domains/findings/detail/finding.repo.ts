import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { FindingRecord } from './finding-detail.ts';
import { ownersOfFinding } from '../../teams/owners/index.ts';
import { findingLabelsJson } from '../query/index.ts';

const person = (alias: string) =>
  sql.raw(
    `jsonb_build_object('id', ${alias}.id, 'username', ${alias}.username, 'email', ${alias}.email, 'avatar_url', ${alias}.avatar_url)`,
  );

const sentTo = sql`(select coalesce(jsonb_agg(${person('su')} order by su.username), '[]') from finding_sends s join users su on su.client_id = s.client_id and su.id = s.user_id
  where s.client_id = f.client_id and s.finding_id = f.id)`;

const duplicateOf = (other: string, canonical: boolean): SQL => sql`
  select jsonb_build_object('finding_id', o.id, 'canonical', ${sql.raw(String(canonical))}, 'title', o.title, 'tool', o.tool, 'reason', k.reason, 'facts', k.facts, 'comment', k.comment) as entry
  from finding_links k join findings o on o.client_id = k.client_id and o.id = k.${sql.raw(other)}
  where k.client_id = f.client_id and k.state = 'linked' and k.${sql.raw(canonical ? 'finding_id' : 'canonical_id')} = f.id`;

const duplicates = sql`(select coalesce(jsonb_agg(entry), '[]') from (${duplicateOf('canonical_id', true)} union all ${duplicateOf('finding_id', false)} limit 50) d)`;

const acceptance = sql`(
  select jsonb_build_object('reason', a.reason, 'until', to_char(a.until at time zone 'UTC', 'YYYY-MM-DD'), 'until_fix', a.until_fix, 'accepted_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'accepted_by', case when au.id is not null then ${person('au')} end, 'approver', case when ap.id is not null then ${person('ap')} end)
  from risk_acceptances a left join users au on au.client_id = a.client_id and au.id = a.accepted_by left join users ap on ap.client_id = a.client_id and ap.id = a.approver
  where a.client_id = f.client_id and a.finding_id = f.id and (f.status = 'risk_accepted' or f.review_requested))`;

/** Rules that labeled the finding in their last run. */
const rules = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'category', p.category, 'description', p.description, 'conditions', p.conditions, 'due_days', p.actions -> 'due_days') order by p.name), '[]')
  from policies p where p.client_id = f.client_id and p.enabled
    and exists (select from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id and l.label = 'policy:' || p.name and l.origin = 'policy'))`;

const remediation = sql`(select r.id from remediations r where r.client_id = f.client_id and r.finding_id = f.id)`;

/** When the scanner observed the code for the report that introduced the finding. */
const observed = sql`(select min(s.observed_at) from finding_events e join scans s on s.client_id = e.client_id and s.id = e.scan_id
  where e.client_id = f.client_id and e.finding_id = f.id and e.kind = 'found')`;

export const findFindingRow = async (
  tx: Tx,
  id: string,
  visible: SQL,
): Promise<FindingRecord | undefined> => {
  const { rows } = await tx.execute<FindingRecord>(sql`
    select f.*, d.data, '' as sort_key, ${sentTo} as sent_to, ${duplicates} as duplicates, ${acceptance} as acceptance, ${rules} as rules, ${remediation} as remediation_id, ${observed} as observed_at, ${ownersOfFinding} as owners,
      ${findingLabelsJson} as labels,
      case when u.id is not null then ${person('u')} end as assignee
    from findings f join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    left join users u on u.client_id = f.client_id and u.id = f.assignee_id
    where f.id = ${id} and ${visible}`);
  return rows[0];
};
