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
import { severityOf } from '../charts/charts.repo.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';
import { isoOf } from '../repositories/repository.ts';
import { type GroupKey, groupsOfBits, groupsOfRows, isIndexed } from './finding-groups.repo.ts';
import { type ListParameters, orderOf } from './finding-list.service.ts';
import {
  after,
  conditionsOf,
  type FindingOrder,
  type FindingParameters,
  orderBy,
  type Position,
  queryOf,
  sortKeyOf,
  whereOf,
} from './finding-query.ts';

type Schemas = components['schemas'];

const reversed = ({ field, direction }: FindingOrder): FindingOrder => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

const next = async (
  tx: Tx,
  where: SQL,
  order: FindingOrder,
  position: Position,
): Promise<string | null> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select f.id from findings f where ${where} and ${after(order, position)} order by ${orderBy(order)} limit 1`,
  );
  return rows[0]?.id ?? null;
};

/** Positions are counted no further than somebody would read. */
const countedPosition = 10_000;

export const neighbours = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  parameters: ListParameters,
): Promise<Schemas['FindingNeighbours']> => {
  const order = orderOf(parameters);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const where = await whereOf(tx, who, scope, queryOf(parameters));
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${sortKeyOf(order)}::text as key from findings f where f.id = ${id} and ${await whereOf(tx, who, scope, { filters: {} })}`,
    );
    const [row] = rows;
    if (!row) throw notFound('Finding');
    const here = { key: row.key, id };
    const { rows: before } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from (select 1 from findings f where ${where} and ${after(reversed(order), here)} limit ${countedPosition}) counted`);
    const n = before[0]?.n ?? 0;
    return {
      previous: await next(tx, where, reversed(order), here),
      next: await next(tx, where, order, here),
      position: n < countedPosition ? n + 1 : null,
    };
  });
};

export const groupFindings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  { group, ...parameters }: FindingParameters & PageRequest & { group: GroupKey },
) => {
  const window = windowOf(parameters);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const query = queryOf(parameters);
    const { exact, perhaps, isDecided } = await conditionsOf(tx, who, scope, query);
    const rows =
      isDecided && isIndexed(group)
        ? await groupsOfBits(tx, group, query, perhaps, window)
        : await groupsOfRows(tx, group, exact, window);
    const data = rows.map((row): Schemas['FindingGroup'] => ({
      key: row.key,
      label: row.label,
      total: row.total,
      severity: severityOf(row),
      highest_priority: row.highest_priority,
      worst: severities.find((severity) => row[severity] > 0) ?? 'info',
      repositories: row.repositories,
      oldest_at: isoOf(row.oldest_at),
      with_fix: row.with_fix,
    }));
    return { data, meta: metaOf(rows[0]?.groups ?? 0, window) };
  });
};
