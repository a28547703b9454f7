import { sql, type SQL } from 'drizzle-orm';
import { defaultFindingSort, type FindingSortField } from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { after, type FindingOrder, type FindingParameters, type FindingQuery, queryOf, readCursor, whereOf, writeCursor } from './finding-query.ts';
import { findingRowOf } from './finding-row.ts';
import { countUpTo, findingRows } from './finding-rows.repo.ts';
import { countFromCube } from './finding-counts.repo.ts';

/** Exact up to here; beyond it a list says "more than". */
const countedExactly = 10_000;
/** Deeper pages are reached by cursor only: an offset reads everything before it. */
const deepestOffset = 100_000;

export type ListParameters = FindingParameters & { sort_field?: FindingSortField; sort?: 'asc' | 'desc'; cursor?: string; page?: number; page_size?: number };

export const orderOf = ({ sort_field, sort }: Pick<ListParameters, 'sort_field' | 'sort'>): FindingOrder => ({
  field: sort_field ?? defaultFindingSort.sort_field,
  direction: sort ?? defaultFindingSort.sort,
});

export interface Total {
  total: number;
  exact: boolean;
}

/** From the maintained counts where they know every filter, else by counting no further than anybody reads. */
export const countFindings = async (tx: Tx, scope: Scope, query: FindingQuery, where: SQL): Promise<Total> => {
  const known = scope === 'all' ? await countFromCube(tx, query) : undefined;
  if (known !== undefined) return { total: known, exact: true };
  const counted = await countUpTo(tx, where, countedExactly);
  return counted > countedExactly ? { total: countedExactly, exact: false } : { total: counted, exact: true };
};

export const listFindings = (deps: Deps, who: Principal, scope: Scope, parameters: ListParameters) => {
  const query = queryOf(parameters);
  const order = orderOf(parameters);
  const size = parameters.page_size ?? 50;
  const cursor = parameters.cursor === undefined ? undefined : readCursor(order, parameters.cursor);
  const page = cursor ? cursor.page + 1 : Math.max(1, parameters.page ?? 1);
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const where = await whereOf(tx, who, scope, query);
    const from = cursor ? sql`${where} and ${after(order, cursor)}` : where;
    const offset = cursor ? 0 : Math.min(deepestOffset, (page - 1) * size);
    const rows = await findingRows(tx, from, order, { limit: size + 1, offset });
    const { total, exact } = cursor ?? (await countFindings(tx, scope, query, where));
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const next = rows.length > size && last ? writeCursor(order, { key: last.sort_key, id: last.id, page, total, exact }) : null;
    return {
      data: shown.map((row) => findingRowOf(row, deps.now())),
      meta: { total, total_is_exact: exact, page, page_size: size, next_cursor: next },
    };
  });
};
