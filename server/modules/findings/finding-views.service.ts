// Other ways through the same list: its neighbours one by one, and its rows by what they have in common.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { severities } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { bySeverity, severityOf } from '../charts/charts.repo.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { isoOf } from '../repositories/repository.ts';
import { type ListParameters, orderOf } from './finding-list.service.ts';
import { after, type FindingOrder, type FindingParameters, orderBy, type Position, queryOf, sortKeyOf, whereOf } from './finding-query.ts';

type Schemas = components['schemas'];

const reversed = ({ field, direction }: FindingOrder): FindingOrder => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' });

const next = async (tx: Tx, where: SQL, order: FindingOrder, position: Position): Promise<string | null> => {
  const { rows } = await tx.execute<{ id: string }>(sql`select f.id from findings f where ${where} and ${after(order, position)} order by ${orderBy(order)} limit 1`);
  return rows[0]?.id ?? null;
};

/** Positions are counted no further than somebody would read. */
const countedPosition = 10_000;

export const neighbours = (deps: Deps, who: Principal, scope: Scope, id: string, parameters: ListParameters): Promise<Schemas['FindingNeighbours']> => {
  const order = orderOf(parameters);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const where = await whereOf(tx, who, scope, queryOf(parameters));
    const { rows } = await tx.execute<{ key: string }>(sql`select ${sortKeyOf(order)}::text as key from findings f where f.id = ${id} and ${await whereOf(tx, who, scope, { filters: {} })}`);
    const [row] = rows;
    if (!row) throw notFound('Finding');
    const here = { key: row.key, id };
    const { rows: before } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from (select 1 from findings f where ${where} and ${after(reversed(order), here)} limit ${countedPosition}) counted`);
    const n = before[0]?.n ?? 0;
    return { previous: await next(tx, where, reversed(order), here), next: await next(tx, where, order, here), position: n < countedPosition ? n + 1 : null };
  });
};

type GroupKey = 'repository' | 'rule' | 'cve' | 'component' | 'file';

const groupKeys: Record<GroupKey, { key: SQL; from: (where: SQL) => SQL }> = {
  repository: { key: sql`f.repository_name`, from: (where) => sql`findings f where ${where}` },
  rule: { key: sql`f.rule_id`, from: (where) => sql`findings f where ${where}` },
  cve: { key: sql`substr(l.label, 5)`, from: (where) => sql`findings f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id and starts_with(l.label, 'cve:') where ${where}` },
  component: { key: sql`f.component`, from: (where) => sql`findings f where f.component is not null and ${where}` },
  file: { key: sql`f.file`, from: (where) => sql`findings f where f.file is not null and ${where}` },
};

/** A rule's identifier says little; its name does, and where a report has none, the title that all its findings share. */
const labelOf = (group: GroupKey): SQL =>
  group === 'rule' ? sql`coalesce(max(f.rule_name), case when min(f.low_title) = max(f.high_title) then min(f.low_title) end, f.key)` : sql`f.key`;

type GroupRow = Schemas['SeverityCounts'] & {
  key: string; label: string; total: number; highest_priority: number; repositories: number; oldest_at: Date | string; with_fix: number; groups: number;
};

export const groupFindings = (deps: Deps, who: Principal, scope: Scope, { group, ...parameters }: FindingParameters & PageRequest & { group: GroupKey }) => {
  const window = windowOf(parameters);
  const { key, from } = groupKeys[group];
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const where = await whereOf(tx, who, scope, queryOf(parameters));
    // Summed by repository first: counting distinct ones over every row would sort them all.
    const { rows } = await tx.execute<GroupRow>(sql`
      select f.key, ${labelOf(group)} as label, sum(f.n)::int as total, ${bySeverity}, max(f.priority) as highest_priority, (count(*) over ())::int as groups,
        count(distinct f.repository_id)::int as repositories, min(f.oldest) as oldest_at, sum(f.fixes)::int as with_fix
      from (select ${key} as key, f.severity, f.repository_id, count(*) as n, max(f.priority) as priority, min(f.first_seen_at) as oldest, count(*) filter (where f.has_fix) as fixes,
              max(f.rule_name) as rule_name, min(f.title) as low_title, max(f.title) as high_title
            from ${from(where)} group by 1, 2, 3) f
      group by f.key order by max(f.priority) desc, 3 desc, f.key limit ${window.limit} offset ${window.offset}`);
    const data = rows.map((row): Schemas['FindingGroup'] => ({
      key: row.key, label: row.label, total: row.total, severity: severityOf(row), highest_priority: row.highest_priority,
      worst: severities.find((severity) => row[severity] > 0) ?? 'info',
      repositories: row.repositories, oldest_at: isoOf(row.oldest_at), with_fix: row.with_fix,
    }));
    return { data, meta: metaOf(rows[0]?.groups ?? 0, window) };
  });
};
