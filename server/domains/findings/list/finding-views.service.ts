// Other views of the same list: the neighbors of a finding, and groups of findings that share a
// value.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { severities } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { severityOf } from '../charts/charts.repo.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../../platform/http/paging.ts';
import { toIso } from '../../../platform/runtime/time.ts';
import {
  type GroupKey,
  groupsOfBits,
  groupsOfRows,
  isIndexed,
} from '../groups/finding-groups.repo.ts';
import { type ListParameters, orderOf } from './finding-list.service.ts';
import {
  buildConditions,
  buildWhere,
  type FindingOrder,
  type FindingParameters,
  isAfter,
  orderBy,
  type Position,
  sortKey,
  toFindingQuery,
} from '../query/index.ts';

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
    sql`select f.id from findings f where ${where} and ${isAfter(order, position)} order by ${orderBy(order)} limit 1`,
  );
  return rows[0]?.id ?? null;
};

/** Positions beyond this are not counted: users do not page that far. */
const countedPosition = 10_000;

export const getNeighbours = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  parameters: ListParameters,
): Promise<Schemas['FindingNeighbours']> => {
  const order = orderOf(parameters);
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const where = await buildWhere(tx, who, scope, toFindingQuery(parameters));
    const { rows } = await tx.execute<{ key: string }>(
      sql`select ${sortKey(order)}::text as key from findings f where f.id = ${id} and ${await buildWhere(tx, who, scope, { filters: {} })}`,
    );
    const [row] = rows;
    if (!row) throw notFound('Finding');
    const here = { key: row.key, id };
    const { rows: before } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from (select 1 from findings f where ${where} and ${isAfter(reversed(order), here)} limit ${countedPosition}) counted`);
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
  const window = toPageRange(parameters);
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const query = toFindingQuery(parameters);
    const conditions = await buildConditions(tx, who, scope, query);
    const rows =
      conditions.isBitmapExact && isIndexed(group)
        ? await groupsOfBits(tx, group, query, conditions, window)
        : await groupsOfRows(tx, group, conditions.where, window);
    const data = rows.map((row): Schemas['FindingGroup'] => ({
      key: row.key,
      label: row.label,
      total: row.total,
      severity: severityOf(row),
      highest_priority: row.highest_priority,
      worst: severities.find((severity) => row[severity] > 0) ?? 'info',
      repositories: row.repositories,
      oldest_at: toIso(row.oldest_at),
      with_fix: row.with_fix,
    }));
    return { data, meta: toPageMeta(rows[0]?.groups ?? 0, window) };
  });
};
