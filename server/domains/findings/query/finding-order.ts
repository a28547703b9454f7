import { sql, type SQL } from 'drizzle-orm';
import type { FindingSortField } from '#domain/finding-filters';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';

/**
 * Sort expression of each field. None is ever NULL, so one index serves both directions and every
 * page.
 */
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

export const sortKey = ({ field }: FindingOrder): SQL => sql.raw(sortKeys[field].key);

/** Returns the name of the sort column, without an alias. */
export const sortColumn = ({ field }: FindingOrder): string =>
  sortKeys[field].key.slice('f.'.length);

/**
 * Sort key of a search hit, which the search functions return as `word` or as `number`. `at`
 * converts the key of a cursor to the same type.
 */
export const hitSortKey = ({ field }: FindingOrder): { column: SQL; at: (key: string) => SQL } => {
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

export const isTextOrder = ({ field }: FindingOrder): boolean => sortKeys[field].type === 'text';

export const orderBy = (order: FindingOrder): SQL =>
  sql`${sortKey(order)} ${direction(order)}, f.id ${direction(order)}`;

/** End of the previous page: sort key and id of its last row, as text. */
export interface Position {
  key: string;
  id: string;
}

/** The position as a row value to compare with (sort key, id). */
export const positionTuple = (order: FindingOrder, { key, id }: Position): SQL =>
  sql`(${key}::${sql.raw(sortKeys[order.field].type)}, ${id}::uuid)`;

/** Condition for the rows of the next page. */
export const isAfter = (order: FindingOrder, position: Position): SQL =>
  sql`(${sortKey(order)}, f.id) ${sql.raw(order.direction === 'desc' ? '<' : '>')} ${positionTuple(order, position)}`;

/** Selects the ids of these positions in list order, without reading a table. */
export const sortPositions = (order: FindingOrder, positions: readonly Position[]): SQL => {
  const keys = textArray(positions.map(({ key }) => key));
  const ids = uuidArray(positions.map(({ id }) => id));
  return sql`select p.id from unnest(${keys}, ${ids}) as p(key, id) order by p.key::${sql.raw(sortKeys[order.field].type)} ${direction(order)}, p.id ${direction(order)}`;
};
