import { defaultFindingSort, type FindingSortField } from '#domain/finding-filters';
import type { Scope } from '#domain/roles';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import {
  buildListConditions,
  type FindingOrder,
  type FindingParameters,
  findingRowOf,
  needNoLabels,
  parseCursor,
  planFirstPage,
  planNextPage,
  serializeCursor,
  toFindingQuery,
  withChanges,
} from '../query/index.ts';

/** Deeper pages need a cursor: an offset reads every row before it. */
const deepestOffset = 100_000;

export type ListParameters = FindingParameters & {
  sort_field?: FindingSortField;
  sort?: 'asc' | 'desc';
  cursor?: string;
  page?: number;
  page_size?: number;
  fields?: string[] | undefined;
};

export const orderOf = ({
  sort_field,
  sort,
}: Pick<ListParameters, 'sort_field' | 'sort'>): FindingOrder => ({
  field: sort_field ?? defaultFindingSort.sort_field,
  direction: sort ?? defaultFindingSort.sort,
});

export const listFindings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  parameters: ListParameters,
) => {
  const query = toFindingQuery(parameters);
  const order = orderOf(parameters);
  const size = parameters.page_size ?? 50;
  const cursor =
    parameters.cursor === undefined ? undefined : parseCursor(order, parameters.cursor);
  const page = cursor ? cursor.page + 1 : Math.max(1, parameters.page ?? 1);
  return readInTenant(deps.db, toTenant(who), async (tx) => {
    const window = {
      limit: size + 1,
      offset: cursor ? 0 : Math.min(deepestOffset, (page - 1) * size),
      withoutLabels: needNoLabels(parameters.fields),
    };
    const question = {
      scope,
      order,
      window,
      conditions: await buildListConditions(tx, who, scope, query),
    };
    const {
      rows,
      total: { total, exact },
    } = cursor ? await planNextPage(tx, question, cursor) : await planFirstPage(tx, question);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const next =
      rows.length > size && last
        ? serializeCursor(order, { key: last.sort_key, id: last.id, page, total, exact })
        : null;
    return {
      data: (await withChanges(tx, who.clientId, query, shown)).map((row) =>
        findingRowOf(row, deps.now()),
      ),
      meta: { total, total_is_exact: exact, page, page_size: size, next_cursor: next },
    };
  });
};

/** Returns how many findings each of these filters matches, and whether the number is exact. */
export const countFindings = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  filters: readonly Readonly<Record<string, string>>[],
) =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const counts: { total: number; total_is_exact: boolean }[] = [];
    for (const written of filters) {
      // The list's own planner, so that a count always agrees with its list.
      const { total } = await planFirstPage(tx, {
        scope,
        order: orderOf({}),
        window: { limit: 1, offset: 0 },
        conditions: await buildListConditions(tx, who, scope, toFindingQuery(written)),
      });
      counts.push({ total: total.total, total_is_exact: total.exact });
    }
    return counts;
  });
