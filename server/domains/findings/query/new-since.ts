// Findings that are new since the caller's last visit or since yesterday. As in the trends,
// findings of the day of a repository's first report are not new: they existed before. Findings
// that the user marked as seen or as new during the visit override both rules.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstDayOf, firstReportDays, today } from '../../../platform/db/periods.ts';
import type { Scope } from '#domain/roles';
import { uuidArray } from '../../../platform/db/text-match.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { visibleRepositories } from '../../access/index.ts';
import type { Viewer } from '../../teams/owners/index.ts';

/** A visit ends this long after the client last showed the list. */
export const visitEndsAfterMs = 30 * 60_000;

type Moments = NonNullable<FindingFilters['new_since']>;

export interface NewFindings {
  /** The UTC day of that time: every match was first seen on this day or later. */
  day: string;
  /** The exact condition on `findings f`. */
  condition: SQL;
}

/**
 * A timestamp of the user's visits, or null without an earlier visit. The list can be requested
 * before the client has reported the start of the visit, so that its rows do not have to wait.
 */
const visitMoment = ({ clientId, userId }: Viewer, whenOver: SQL, otherwise: SQL): SQL =>
  sql`(select case when v.last_seen_at < now() - ${visitEndsAfterMs} * interval '1 millisecond' then ${whenOver} else ${otherwise} end from finding_visits v where v.client_id = ${clientId}::uuid and v.user_id = ${userId}::uuid)`;

const lastVisit = (who: Viewer): SQL =>
  visitMoment(who, sql`v.last_seen_at`, sql`greatest(v.since, v.seen_all_at)`);

/** The end of the visit before the last one. */
const visitBefore = (who: Viewer): SQL => visitMoment(who, sql`v.since`, sql`v.since_before`);

/** For a user without an earlier visit, every finding is new. */
const orEver = (moment: SQL): SQL => sql`coalesce(${moment}, 'epoch'::timestamptz)`;

/** The longest chart. */
const mostDays = 365;

/**
 * Days from the last visit to today, both included; undefined for a user without an earlier visit.
 * At least two, so that there is a day to compare with.
 */
export const daysSinceVisit = async (tx: Tx, who: Viewer): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ days: number | null }>(
    sql`select ${today} - (${lastVisit(who)} at time zone 'UTC')::date + 1 as days`,
  );
  const days = rows[0]?.days ?? null;
  return days === null ? undefined : Math.min(mostDays, Math.max(2, days));
};

const beginningOfDays = (days: number): SQL =>
  sql`(${firstDayOf(days)}::timestamp at time zone 'UTC')`;

const beginningOf = (who: Viewer, moment: Moments[number]): SQL => {
  if (moment === 'last_visit') return orEver(lastVisit(who));
  if (moment === 'visit_before') return orEver(visitBefore(who));
  return beginningOfDays(moment === 'yesterday' ? 2 : Number(moment.slice(0, -1)));
};

/** With several values, a finding matches if it matches any of them, so the earliest counts. */
const earliest = (who: Viewer, moments: Moments): SQL =>
  sql`least(${sql.join(
    moments.map((moment) => beginningOf(who, moment)),
    sql`, `,
  )})`;

type Found = { moment: string; day: string; repositories: string[]; days: string[] };

/**
 * Looks up the start time, and the repositories that were first reported on after it.
 *
 * @param isShown condition on `repositories r`; if omitted, all of the organization
 */
const findFirstReports = async (
  tx: Tx,
  who: Viewer,
  moments: Moments,
  isShown?: SQL,
): Promise<Found> => {
  const shown =
    isShown &&
    sql`and exists (select from repositories r where r.id = b.repository_id and ${isShown})`;
  const { rows } = await tx.execute<Found>(sql`
    with asked as materialized (select ${earliest(who, moments)} as moment),
    begun as ${firstReportDays(who.clientId)},
    late as (select b.repository_id, b.day from begun b, asked a where b.day >= (a.moment at time zone 'UTC')::date ${shown ?? sql``})
    select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment, to_char(moment at time zone 'UTC', 'YYYY-MM-DD') as day,
      array(select repository_id::text from late order by 1) as repositories, array(select to_char(day, 'YYYY-MM-DD') from late order by repository_id::text) as days
    from asked`);
  const [found] = rows;
  if (!found) throw new Error('A moment without a row.');
  return found;
};

/**
 * Returns the data of the rule of `resolveNewSince`, for a client that already has the findings.
 */
export const findFirstReportsSinceVisit = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
): Promise<{ day: string; repository_ids: string[] }[]> => {
  const { repositories, days } = await findFirstReports(
    tx,
    who,
    ['last_visit'],
    scope === 'all' ? undefined : visibleRepositories(who, scope),
  );
  const ofDay = new Map<string, string[]>();
  for (const [index, id] of repositories.entries()) {
    const day = days[index] ?? '';
    const others = ofDay.get(day);
    if (others) others.push(id);
    else ofDay.set(day, [id]);
  }
  return [...ofDay].map(([day, repository_ids]) => ({ day, repository_ids }));
};

/** Resolves the rule without the findings that the user marked individually. */
export const resolveNewByRule = async (
  tx: Tx,
  who: Viewer,
  moments: Moments,
): Promise<NewFindings> => {
  const { moment, day, repositories, days } = await findFirstReports(tx, who, moments);
  const isNew = sql`f.first_seen_at >= ${moment}::timestamptz`;
  if (repositories.length === 0) return { day, condition: isNew };
  const first = sql.join(
    days.map((each) => sql`${each}`),
    sql`, `,
  );
  const isBaseline = sql`exists (select from unnest(${uuidArray(repositories)}, array[${first}]::date[]) b (id, day) where b.id = f.repository_id and b.day = (f.first_seen_at at time zone 'UTC')::date)`;
  return { day, condition: sql`(${isNew} and not ${isBaseline})` };
};

type Marks = { seen: string[]; unseen: string[]; day: string | null };

/**
 * Returns the findings that the user marked individually, and the first day of those marked as new.
 */
const findMarks = async (tx: Tx, { clientId, userId }: Viewer): Promise<Marks> => {
  const { rows } = await tx.execute<Marks>(sql`
    select v.seen::text[] as seen, v.unseen::text[] as unseen,
      (select to_char(min(f.first_seen_at) at time zone 'UTC', 'YYYY-MM-DD') from findings f where f.client_id = ${clientId}::uuid and f.id = any(v.unseen)) as day
    from finding_visits v where v.client_id = ${clientId}::uuid and v.user_id = ${userId}::uuid`);
  return rows[0] ?? { seen: [], unseen: [], day: null };
};

const resolveNewSinceVisit = async (tx: Tx, who: Viewer): Promise<NewFindings> => {
  const byRule = await resolveNewByRule(tx, who, ['last_visit']);
  const { seen, unseen, day } = await findMarks(tx, who);
  const left =
    seen.length === 0
      ? byRule.condition
      : sql`(${byRule.condition} and f.id <> all(${uuidArray(seen)}))`;
  // Without a day, none of the marked findings exists any more.
  if (day === null) return { day: byRule.day, condition: left };
  return {
    day: day < byRule.day ? day : byRule.day,
    condition: sql`(${left} or f.id = any(${uuidArray(unseen)}))`,
  };
};

export const resolveNewSince = async (
  tx: Tx,
  who: Viewer,
  moments: Moments,
): Promise<NewFindings> => {
  const others = moments.filter((moment) => moment !== 'last_visit');
  if (others.length === moments.length) return resolveNewByRule(tx, who, moments);
  const sinceVisit = await resolveNewSinceVisit(tx, who);
  if (others.length === 0) return sinceVisit;
  const either = await resolveNewByRule(tx, who, others);
  return {
    day: sinceVisit.day < either.day ? sinceVisit.day : either.day,
    condition: sql`(${sinceVisit.condition} or ${either.condition})`,
  };
};
