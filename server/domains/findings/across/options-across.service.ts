import type { components } from '../../../../openapi/generated/paths.d.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { type FilterKey, listFilterOptions } from '../list/filter-options.service.ts';
import { orderOf } from '../list/finding-list.service.ts';
import {
  buildListConditions,
  type FindingParameters,
  planFirstPage,
  toFindingQuery,
} from '../query/index.ts';
import { type ClientReader, maxReadMs, readEach } from './client-readers.ts';
import type { ClientsList } from './list-across.service.ts';

type Schemas = components['schemas'];
type Options = Omit<Schemas['FilterOptions'], 'filter_key'>;

type Parameters = FindingParameters & {
  filter_key: FilterKey | 'client';
  limit?: number;
  text?: string;
};

/** Options per organization; the sums include only these. */
const optionsEach = 200;

const countClient = (
  deps: Deps,
  { who, client }: ClientReader,
  { q: _q, text, ...filters }: Parameters,
): Promise<Options> =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const query = toFindingQuery({ ...filters, ...(text !== undefined && { q: text }) });
    const { total } = await planFirstPage(tx, {
      scope: 'all',
      order: orderOf({}),
      window: { limit: 1 },
      conditions: await buildListConditions(tx, who, 'all', query),
    });
    return {
      options:
        total.total === 0 ? [] : [{ value: client.id, label: client.name, count: total.total }],
      counts_are_exact: total.exact,
      truncated: false,
    };
  });

/** Equal values of several organizations are one option. */
const sumOptions = (lists: readonly Options[]): Schemas['FilterOption'][] => {
  const sums = new Map<string, Schemas['FilterOption']>();
  for (const option of lists.flatMap(({ options }) => options)) {
    const known = sums.get(option.value);
    sums.set(option.value, known ? { ...known, count: known.count + option.count } : option);
  }
  return [...sums.values()];
};

/**
 * Returns the options of a filter, counted over several organizations.
 * @param deadline on the clock of `performance.now()`
 */
export const filterOptionsAcross = async (
  deps: Deps,
  { readers, tooMany }: ClientsList,
  parameters: Parameters,
  deadline = performance.now() + maxReadMs,
): Promise<Schemas['FilterOptions']> => {
  const { filter_key: key, limit = 50 } = parameters;
  const { answers, late } = await readEach(
    readers,
    (reader) =>
      key === 'client'
        ? countClient(deps, reader, parameters)
        : listFilterOptions(deps, reader.who, 'all', {
            ...parameters,
            filter_key: key,
            limit: optionsEach,
          }),
    deadline,
  );
  const lists = answers.map(({ value }) => value);
  const sums = sumOptions(lists);
  // The due-date states have an order of their own.
  const options =
    key === 'sla'
      ? sums
      : sums.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const isPartial =
    late.length > 0 || tooMany.count > 0 || lists.some(({ truncated }) => truncated);
  return {
    filter_key: key,
    options: options.slice(0, limit),
    counts_are_exact: !isPartial && lists.every(({ counts_are_exact: exact }) => exact),
    truncated: isPartial || options.length > limit,
  };
};
