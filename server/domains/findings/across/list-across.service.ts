import type { components } from '../../../../openapi/generated/paths.d.ts';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { invalidParameter } from '../../../platform/http/problem.ts';
import { isUuid } from '../../../platform/runtime/ids.ts';
import { type ListParameters, orderOf } from '../list/finding-list.service.ts';
import {
  buildListConditions,
  type FindingOrder,
  type FindingQuery,
  needNoLabels,
  parseCursor,
  planFirstPage,
  planNextPage,
  type Position,
  serializeCursor,
  toFindingQuery,
  withChanges,
} from '../query/index.ts';
import { type ClientReader, maxReadMs, readEach } from './client-readers.ts';
import { clientRowOf, mergeRows } from './merge-rows.ts';

type Schemas = components['schemas'];
type NotRead = Schemas['ClientsRead']['not_read'][number];

/** Every organization reads all rows before an offset; deeper pages need a cursor. */
const deepestRow = 1_000;

/** Number of unread organizations that are named; the others are counted. */
const namedNotRead = 20;

interface Asked {
  query: FindingQuery;
  order: FindingOrder;
  limit: number;
  withoutLabels: boolean;
  after?: Position | undefined;
}

/** Reads the first rows of one organization, and for the first page their total. */
const readClient = (
  deps: Deps,
  { who }: ClientReader,
  { query, order, limit, withoutLabels, after }: Asked,
) =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const conditions = await buildListConditions(tx, who, 'all', query);
    const question = {
      scope: 'all' as const,
      order,
      window: { limit, withoutLabels },
      conditions,
    };
    const page =
      after === undefined
        ? await planFirstPage(tx, question)
        : // The total of only this organization is no longer known.
          await planNextPage(tx, question, { ...after, total: 0, exact: false });
    return { ...page, rows: await withChanges(tx, who.clientId, query, page.rows) };
  });

/** The list's cursor, with the organizations that its first page had no time for. */
const parseClientsCursor = (order: FindingOrder, text: string) => {
  const [position = '', ...late] = text.split('.');
  if (!late.every(isUuid)) throw invalidParameter('cursor', 'not_a_cursor');
  return { ...parseCursor(order, position), late };
};

const offsetOf = (page: number, size: number): number => {
  if (page * size > deepestRow && page > 1)
    throw invalidParameter('page', 'maximum', {
      limit: Math.max(1, Math.floor(deepestRow / size)),
    });
  return (page - 1) * size;
};

export interface ClientsList {
  readers: readonly ClientReader[];
  /** Organizations with findings beyond the limit of one list. */
  tooMany: { count: number; named: readonly { id: string; name: string }[] };
}

/**
 * Returns one page over several organizations: the first rows of each, merged by sort key and id.
 * The order is the same in every organization, so one position is the cursor for all of them.
 * @param deadline on the clock of `performance.now()`
 */
export const listFindingsAcross = async (
  deps: Deps,
  who: Principal,
  { readers, tooMany }: ClientsList,
  parameters: ListParameters,
  deadline = performance.now() + maxReadMs,
): Promise<Schemas['ClientsFindingList']> => {
  const order = orderOf(parameters);
  const size = parameters.page_size ?? 50;
  const cursor =
    parameters.cursor === undefined ? undefined : parseClientsCursor(order, parameters.cursor);
  const page = cursor ? cursor.page + 1 : Math.max(1, parameters.page ?? 1);
  const offset = cursor ? 0 : offsetOf(page, size);
  const asked = {
    query: toFindingQuery(parameters),
    order,
    limit: offset + size + 1,
    withoutLabels: needNoLabels(parameters.fields),
    after: cursor && { key: cursor.key, id: cursor.id },
  };
  const wasLate = ({ client }: ClientReader) => cursor?.late.includes(client.id) ?? false;
  const { answers, late } = await readEach(
    readers.filter((reader) => !wasLate(reader)),
    (reader) => readClient(deps, reader, asked),
    deadline,
  );
  const merged = await mergeRows(
    deps,
    who,
    order,
    answers.flatMap(({ reader, value }) => value.rows.map((row) => ({ reader, row }))),
  );
  const shown = merged.slice(offset, offset + size);
  const notRead = [...readers.filter(wasLate), ...late];
  const { total, exact } = cursor ?? {
    total: answers.reduce((sum, { value }) => sum + value.total.total, 0),
    exact: answers.every(({ value }) => value.total.exact) && notRead.length === 0,
  };
  const last = shown.at(-1)?.row;
  const next =
    merged.length > offset + size && last
      ? [
          serializeCursor(order, { key: last.sort_key, id: last.id, page, total, exact }),
          ...notRead.map(({ client }) => client.id),
        ].join('.')
      : null;
  const unread: NotRead[] = [
    ...notRead.map(({ client }) => ({ ...client, reason: 'no_time' as const })),
    ...tooMany.named.map((client) => ({ ...client, reason: 'too_many' as const })),
  ];
  return {
    data: shown.map((row) => clientRowOf(row, deps.now())),
    meta: {
      total,
      total_is_exact: exact && tooMany.count === 0,
      page,
      page_size: size,
      next_cursor: next,
      clients: {
        read: answers.length,
        left_out: notRead.length + tooMany.count,
        not_read: unread.slice(0, namedNotRead),
      },
    },
  };
};
