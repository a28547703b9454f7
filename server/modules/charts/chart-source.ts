// What a chart sums over: maintained counts where they know every filter, else the findings themselves as far as a chart may read.
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { cubeCondition } from '../findings/finding-counts.repo.ts';
import { type FindingQuery, whereOf } from '../findings/finding-query.ts';
import { findingConditions } from '../findings/finding-where.ts';

/** Beyond this a chart is an estimate, and says so. */
const readExactly = 200_000;

export interface ChartSource {
  /** A relation to be named `f`, whose `n` is to be summed. */
  from: SQL;
  /** Whether the sums are those of all findings that match. */
  isExact: () => Promise<boolean>;
}

const always = () => Promise.resolve(true);

/** The findings themselves, with every column. */
export const rowSource = async (tx: Tx, who: Principal, scope: Scope, query: FindingQuery): Promise<ChartSource> => {
  const where = await whereOf(tx, who, scope, query);
  return {
    from: sql`(select f.*, 1 as n from findings f where ${where} limit ${readExactly})`,
    isExact: async () => {
      const { rowCount } = await tx.execute(sql`select 1 from findings f where ${where} offset ${readExactly} limit 1`);
      return rowCount === 0;
    },
  };
};

/** With repository, severity, status, flags, tool, category, type and kev. */
export const findingSource = async (tx: Tx, who: Principal, scope: Scope, query: FindingQuery): Promise<ChartSource> => {
  const condition = scope === 'all' ? cubeCondition(query) : undefined;
  return condition === undefined ? rowSource(tx, who, scope, query) : { from: sql`(select * from finding_counts f where ${condition})`, isExact: always };
};

const only = (query: FindingQuery, keys: readonly string[]) => query.q === undefined && Object.keys(query.filters).every((key) => keys.includes(key));

/** Label prefixes of compliance controls: a finding carries their combination, whose labels are looked up once for the whole sum. */
const inControlSets: ReadonlySet<string> = new Set(['policy', 'policy-category', 'control']);

/** With label, repository, severity, status and flags: one entry for each label of this prefix on a finding. */
export const labelSource = async (tx: Tx, who: Principal, scope: Scope, query: FindingQuery, prefix: string): Promise<ChartSource> => {
  const ofPrefix = (column: string) => sql`starts_with(${sql.raw(column)}, ${`${prefix}:`})`;
  const withSets = inControlSets.has(prefix);
  if (scope === 'all' && only(query, ['repository', 'severity', 'status', 'false_positive', 'is_duplicate'])) {
    const condition = sql.join([sql`true`, ...findingConditions(query.filters)], sql` and `);
    const summed = sql`select label, repository_id, severity, status, false_positive, is_duplicate, n from label_counts f where ${condition}`;
    const ofSets = sql`select s.label, f.repository_id, f.severity, f.status, f.false_positive, f.is_duplicate, f.n
      from control_sets s join (${summed} and starts_with(f.label, 'control-set:')) f on f.label = 'control-set:' || s.set_id where ${ofPrefix('s.label')}`;
    return { from: sql`(${summed} and ${ofPrefix('f.label')} ${withSets ? sql`union all ${ofSets}` : sql``})`, isExact: always };
  }
  const { from, isExact } = await rowSource(tx, who, scope, query);
  const own = sql`select f.*, l.label from ${from} f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id and ${ofPrefix('l.label')}`;
  const ofSets = sql`select f.*, s.label from ${from} f join control_sets s on s.set_id = f.control_set and ${ofPrefix('s.label')}`;
  return { from: sql`(${own} ${withSets ? sql`union all ${ofSets}` : sql``})`, isExact };
};

/** With day, opened, closed and open_hours. */
export const dailySource = async (tx: Tx, who: Principal, scope: Scope, query: FindingQuery): Promise<ChartSource> => {
  if (scope === 'all' && only(query, ['repository', 'severity'])) {
    const condition = sql.join([sql`true`, ...findingConditions(query.filters)], sql` and `);
    return { from: sql`(select * from daily_counts f where ${condition})`, isExact: always };
  }
  const { from, isExact } = await rowSource(tx, who, scope, query);
  return {
    from: sql`(
      select (f.first_seen_at at time zone 'UTC')::date as day, f.severity, 1 as opened, 0 as closed, 0 as open_hours from ${from} f
      union all
      select (f.closed_at at time zone 'UTC')::date, f.severity, 0, 1, extract(epoch from f.closed_at - f.first_seen_at) / 3600 from ${from} f where f.closed_at is not null)`,
    isExact,
  };
};

/** What still asks for work; duplicates count once, by their canonical finding. */
export const isOpen = sql`f.status in ('open', 'in_progress') and not f.false_positive and not f.is_duplicate`;
