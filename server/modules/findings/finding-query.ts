import { sql, type SQL } from 'drizzle-orm';
import { decodeFilters, escapeItem } from '../../../src/shared/rules/finding-filter-codec.ts';
import {
  exactFileOf,
  type FindingFilterKey,
  type FindingFilters,
  type FindingSortField,
  findingFilterKeys,
} from '../../../src/shared/rules/finding-filters.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { invalidParameter } from '../../http/problem.ts';
import { visibleFindings } from '../own.ts';
import { isDecidedByBits, prefilter } from './finding-prefilter.ts';
import { type Imported, lookUpImports } from './finding-imports.ts';
import { ofPathsLike } from './finding-files.ts';
import { carries, lookUp, type Search, searchOf } from './finding-search.ts';
import {
  findingConditions,
  idsByLabel,
  likeOf,
  namedRepositories,
  namedUsers,
  ofDevelopers,
  ofRepositories,
} from './finding-where.ts';

/** One question about findings: the same for list, count, facets, charts, exports and bulk operations. */
export interface FindingQuery {
  filters: FindingFilters;
  q?: string;
}

/** Parameters as the router decoded them. */
export type FindingParameters = Readonly<Record<string, unknown>> & { q?: string };

export const queryOf = (parameters: FindingParameters): FindingQuery => {
  const written = Object.fromEntries(
    findingFilterKeys.flatMap((key) => {
      const value = parameters[key];
      return value === undefined
        ? []
        : [
            [
              key,
              Array.isArray(value)
                ? value.map((item) => escapeItem(String(item))).join(',')
                : value,
            ],
          ];
    }),
  );
  const q = parameters.q?.trim();
  return { filters: decodeFilters(written), ...(q && { q }) };
};

const repositoryIds = async (tx: Tx, values: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from repositories where ${namedRepositories(values)}`,
  );
  return rows.map(({ id }) => id);
};

const userIds = async (tx: Tx, values: readonly string[]): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where ${namedUsers(values)}`,
  );
  return rows.map(({ id }) => id);
};

interface Named {
  filters: FindingFilters;
  /** What the imports among the filters came to. */
  imported?: Imported;
  /** Paths that are like the filter's pattern, as a condition. */
  ofPaths?: SQL;
}

/** Repositories and developers by their ids, imports by their findings: a plan for these ids is better than one for whatever a name may turn out to mean. */
const named = async (
  tx: Tx,
  { repository, developer, ...others }: FindingFilters,
): Promise<Named> => {
  const ofPaths = others.file === undefined ? undefined : await ofPathsLike(tx, others.file);
  return {
    filters: {
      ...others,
      ...(repository !== undefined && { repository: await repositoryIds(tx, repository) }),
      ...(developer !== undefined && { developer: await userIds(tx, developer) }),
    },
    ...(others.import !== undefined && { imported: await lookUpImports(tx, others.import) }),
    ...(ofPaths !== undefined && { ofPaths }),
  };
};

/** What a search is asked for: paths that are known are none of it. */
const searchIn = (
  { filters, ofPaths }: Named,
  q: string | undefined,
): Search | 'nothing' | undefined => {
  const { file: _pattern, ...others } = filters;
  return searchOf({
    filters: ofPaths === undefined ? filters : others,
    ...(q !== undefined && { q }),
  });
};

/** Many findings of an import are one set for a query, and asked for by their histories where a query comes by row after row. */
type Form = 'set' | 'row';

/** Conditions of everything that is no search; a path pattern that a search answers is none of them. */
const plainConditions = (
  who: Principal,
  scope: Scope,
  {
    filters: { repository, developer, import: imports, file, ...others },
    imported,
    ofPaths,
  }: Named,
  form: Form,
): SQL =>
  sql.join(
    [
      visibleFindings(who, scope),
      ...findingConditions(others),
      ...(file === undefined
        ? []
        : ofPaths === undefined
          ? findingConditions({ file })
          : [ofPaths]),
      ...(repository === undefined ? [] : [ofRepositories(repository)]),
      ...(developer === undefined ? [] : [ofDevelopers(developer)]),
      ...(imported === undefined || imports === undefined
        ? []
        : form === 'row' && imported.isMany
          ? findingConditions({ import: imports })
          : [imported.set]),
    ],
    sql` and `,
  );

/** What the bits can tell, of imports only their repositories. */
const perhapsOf = ({ filters, imported }: Named): SQL =>
  imported === undefined
    ? prefilter(filters)
    : sql`${prefilter(filters)} and ${prefilter({ repository: imported.repositoryIds })}`;

const withoutPattern = ({ file, ...others }: FindingFilters, { pattern }: Search): FindingFilters =>
  file === undefined || pattern !== undefined ? others : { ...others, file };

/** The way to paths that are like a pattern without a word. */
const findPattern = ({ filters: { file }, ofPaths }: Named): SQL =>
  file === undefined || ofPaths !== undefined || exactFileOf(file) !== undefined
    ? sql`true`
    : sql`f.id in (select g.id from findings g where g.file_order ilike ${likeOf(file)})`;

interface Asked {
  exact: SQL;
  /** The same, where it is asked row by row. */
  eachRow: SQL;
  /** With `exact`, the way to all that match. */
  find: SQL;
  byLabel: readonly ByLabel[];
  /** Not more than are counted, or more than that: where it is known without counting. */
  howMany?: 'few' | 'many';
}

/** A way to all that match: by these ids, of which each finding is asked the rest. */
export interface ById {
  ids: SQL;
  others: SQL;
}

export type ByLabel = ById & { key: FindingFilterKey };

const waysByLabel = (who: Principal, scope: Scope, names: Named, check: SQL): ByLabel[] =>
  findingFilterKeys.flatMap((key) => {
    const ids = idsByLabel(key, names.filters);
    const { [key]: _own, ...others } = names.filters;
    return ids === undefined
      ? []
      : [
          {
            key,
            ids,
            others: sql`${plainConditions(who, scope, { ...names, filters: others }, 'row')} and ${check}`,
          },
        ];
  });

const asked = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  q: string | undefined,
  meant: Named,
): Promise<Asked> => {
  const search = searchIn(meant, q);
  const isSearch = search !== undefined && search !== 'nothing';
  const names = isSearch ? { ...meant, filters: withoutPattern(meant.filters, search) } : meant;
  const { check, find, isFew } = isSearch
    ? await lookUp(tx, search)
    : {
        check: search === 'nothing' ? sql`false` : sql`true`,
        find: findPattern(meant),
        isFew: search === 'nothing' || meant.imported?.isMany === false,
      };
  // Nothing else takes any of them away.
  const isAll =
    scope === 'all' &&
    (isSearch
      ? Object.keys(names.filters).length === 0
      : meant.imported !== undefined && Object.keys(names.filters).length === 1);
  return {
    ...(isFew ? { howMany: 'few' } : isAll && { howMany: 'many' }),
    exact: sql`${plainConditions(who, scope, names, 'set')} and ${check}`,
    eachRow: sql`${plainConditions(who, scope, names, 'row')} and ${check}`,
    find,
    byLabel: waysByLabel(who, scope, names, check),
  };
};

/** Everything that stands between `where` and `order by`. */
export const whereOf = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<SQL> => (await asked(tx, who, scope, query.q, await named(tx, query.filters))).exact;

/** A question in the ways of asking it. */
export interface Conditions extends Asked {
  /** The question with repositories and developers by their ids. */
  named: FindingQuery;
  /** What an index can tell by itself: all that match meet it, and few others. */
  perhaps: SQL;
  /** `perhaps` says it all. */
  isDecided: boolean;
  /** The paths that match, if a pattern asks for some: the index of paths tells. */
  ofPaths?: SQL;
  /** With `perhaps` it says it all: the many findings of an import, where bits decide everything else. */
  besidesBits?: SQL;
}

const isDecided = (scope: Scope, filters: FindingFilters) =>
  scope === 'all' && isDecidedByBits(filters);

const conditionsNamed = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  q: string | undefined,
  names: Named,
): Promise<Conditions> => {
  const { filters, imported, ofPaths } = names;
  const { import: _imports, ...others } = filters;
  const question = await asked(tx, who, scope, q, names);
  return {
    ...(imported?.isMany &&
      q === undefined &&
      isDecided(scope, others) && { besidesBits: imported.set }),
    ...question,
    named: { filters, ...(q !== undefined && { q }) },
    perhaps: perhapsOf(names),
    isDecided: q === undefined && isDecided(scope, filters),
    ...(ofPaths !== undefined && { ofPaths }),
  };
};

export const conditionsOf = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  { filters, q }: FindingQuery,
): Promise<Conditions> => conditionsNamed(tx, who, scope, q, await named(tx, filters));

/** A question with words in it, whose hits have not been looked up. */
export interface SearchConditions extends Conditions {
  search: Search;
  /** What hits have to meet besides, and whether their bits decide that. */
  besides: { query: FindingQuery; where: SQL; isDecided: boolean; isNothing: boolean };
}

/** For a page of the list, which asks for hits in the way that it needs. */
export const listConditionsOf = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<Conditions | SearchConditions> => {
  const meant = await named(tx, query.filters);
  const search = searchIn(meant, query.q);
  if (search === undefined || search === 'nothing')
    return conditionsNamed(tx, who, scope, query.q, meant);
  const filters = withoutPattern(meant.filters, search);
  const names = { ...meant, filters };
  const where = plainConditions(who, scope, names, 'row');
  return {
    exact: sql`${plainConditions(who, scope, names, 'set')} and ${carries(search)}`,
    eachRow: sql`${where} and ${carries(search)}`,
    find: sql`true`,
    byLabel: waysByLabel(who, scope, names, carries(search)),
    named: { ...query, filters },
    perhaps: perhapsOf(names),
    isDecided: false,
    search,
    besides: {
      query: { filters },
      where,
      isDecided: isDecided(scope, filters),
      isNothing: scope === 'all' && Object.keys(filters).length === 0,
    },
  };
};

/** What a sort field orders by, without NULL: then one index serves both directions and every page. */
const sortKeys: Record<FindingSortField, { key: string; type: string }> = {
  priority: { key: 'f.priority', type: 'integer' },
  severity: { key: 'f.severity_order', type: 'integer' },
  title: { key: 'f.title', type: 'text' },
  repository: { key: 'f.repository_name', type: 'text' },
  tool: { key: 'f.tool', type: 'text' },
  status: { key: 'f.status', type: 'text' },
  first_seen_at: { key: 'f.first_seen_at', type: 'timestamptz' },
  last_seen_at: { key: 'f.last_seen_at', type: 'timestamptz' },
  due_at: { key: 'f.due_order', type: 'timestamptz' },
  cvssv3_score: { key: 'f.cvss_order', type: 'float8' },
  fixing_effort: { key: 'f.fixing_effort', type: 'integer' },
  epss: { key: 'f.epss_order', type: 'float8' },
  rule: { key: 'f.rule_id', type: 'text' },
  component: { key: 'f.component_order', type: 'text' },
  file: { key: 'f.file_order', type: 'text' },
};

export interface FindingOrder {
  field: FindingSortField;
  direction: 'asc' | 'desc';
}

const direction = (order: FindingOrder) => sql.raw(order.direction);

export const sortKeyOf = ({ field }: FindingOrder): SQL => sql.raw(sortKeys[field].key);

/** The column that orders, by its name. */
export const sortColumnOf = ({ field }: FindingOrder): string =>
  sortKeys[field].key.slice('f.'.length);

/** What a search says of a hit to order it by: a word or a number, and the same of a place. */
export const hitKeyOf = ({ field }: FindingOrder): { column: SQL; at: (key: string) => SQL } => {
  const { type } = sortKeys[field];
  if (type === 'text') return { column: sql`word`, at: (key) => sql`${key}::text` };
  return {
    column: sql`number`,
    at: (key) =>
      type === 'timestamptz'
        ? sql`extract(epoch from ${key}::timestamptz)::float8`
        : sql`${key}::float8`,
  };
};

export const isWordOrder = ({ field }: FindingOrder): boolean => sortKeys[field].type === 'text';

export const orderBy = (order: FindingOrder): SQL =>
  sql`${sortKeyOf(order)} ${direction(order)}, f.id ${direction(order)}`;

/** The place after which a page starts: the sort key and id of the last row, as text. */
export interface Position {
  key: string;
  id: string;
}

/** The position as a row that compares with (key, id). */
export const place = (order: FindingOrder, { key, id }: Position): SQL =>
  sql`(${key}::${sql.raw(sortKeys[order.field].type)}, ${id}::uuid)`;

export const after = (order: FindingOrder, position: Position): SQL =>
  sql`(${sortKeyOf(order)}, f.id) ${sql.raw(order.direction === 'desc' ? '<' : '>')} ${place(order, position)}`;

interface Cursor extends Position {
  order: string;
  page: number;
  total: number;
  exact: boolean;
}

const wordOf = ({ field, direction: way }: FindingOrder) => `${field} ${way}`;

export const writeCursor = (order: FindingOrder, cursor: Omit<Cursor, 'order'>): string =>
  Buffer.from(
    JSON.stringify([
      wordOf(order),
      cursor.key,
      cursor.id,
      cursor.page,
      cursor.total,
      cursor.exact ? 1 : 0,
    ]),
  ).toString('base64url');

const bad = () => invalidParameter('cursor', 'not_a_cursor');

export const readCursor = (order: FindingOrder, text: string): Omit<Cursor, 'order'> => {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw bad();
  }
  const [word, key, id, page, total, exact] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const valid =
    word === wordOf(order) &&
    typeof key === 'string' &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    Number.isSafeInteger(page) &&
    Number.isSafeInteger(total);
  if (!valid) throw bad();
  return { key, id, page: Number(page), total: Number(total), exact: exact === 1 };
};
