// Rows of one table as JSON, which PostgreSQL generates, so that numbers and times stay exact.
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/connect.ts';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { ExportedTable } from './export-tables.ts';

/**
 * Approximate memory of one page. The first page is small, because the size of the rows is unknown.
 */
const pageBytes = 4 * 1024 * 1024;
const firstRows = 10;
const mostRows = 1000;

type Column = { name: string; type: string; key: number | null };

/** `key` is the position in the primary key. */
const listColumns = async (tx: Tx, table: string): Promise<Column[]> => {
  const { rows } = await tx.execute<Column>(sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int[], a.attnum::int) as key
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relname = ${table} and c.relnamespace = 'public'::regnamespace and a.attnum > 0
      and not a.attisdropped
    order by a.attnum`);
  return rows;
};

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

const pageStatement = (
  table: ExportedTable,
  columns: readonly Column[],
  clientId: string,
  after: readonly string[] | undefined,
  limit: number,
): SQL => {
  const columnOf = ({ name }: Column) => sql`t.${sql.identifier(name)}`;
  const kept = columns.filter(({ name }) => !table.without.includes(name));
  const key = columns
    .filter((column) => column.key !== null && column.name !== 'client_id')
    .sort((one, other) => (one.key ?? 0) - (other.key ?? 0));
  const row = sql`(select row_to_json(r)::text from (select ${list(kept.map(columnOf))}) r)`;
  // A table with one row per organization has no other key.
  const position = sql`array[${list(key.map((column) => sql`${columnOf(column)}::text`))}]::text[]`;
  const values = key.map(({ type }, at) => sql`${after?.[at]}::${sql.raw(type)}`);
  const later =
    after && key.length > 0
      ? sql`and (${list(key.map(columnOf))}) > (${list(values)})`
      : sql.empty();
  const order = key.length > 0 ? sql`order by ${list(key.map(columnOf))}` : sql.empty();
  return sql`select ${row} as line, ${position} as position
    from ${sql.identifier(table.name)} t
    where t.client_id = ${clientId}::uuid ${later} ${order} limit ${limit}`;
};

/**
 * Yields one line per row, in pages in primary-key order. Each page is a transaction of its own:
 * PGlite has one connection, and a long transaction would block the server.
 */
export async function* readRows(
  db: Database,
  clientId: string,
  table: ExportedTable,
): AsyncGenerator<string[]> {
  const columns = await inTenant(db, { clientId }, (tx) => listColumns(tx, table.name));
  let after: string[] | undefined;
  for (let limit = firstRows; ;) {
    const statement = pageStatement(table, columns, clientId, after, limit);
    const { rows } = await inTenant(db, { clientId }, (tx) =>
      tx.execute<{ line: string; position: string[] }>(statement),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    after = rows.at(-1)?.position;
    if (rows.length < limit || after === undefined || after.length === 0) return;
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0);
    const fitting = Math.floor((pageBytes * rows.length) / bytes);
    // Later rows can be larger, so a page has at most ten times the rows of the previous one.
    limit = Math.max(1, Math.min(mostRows, limit * 10, fitting));
  }
}

export type RawReport = { upload: string; size: number };

/** Lists the reports that are still stored, each once: a re-import shares its report. */
export const listRawReports = (db: Database, clientId: string): Promise<RawReport[]> =>
  inTenant(db, { clientId }, async (tx) => {
    const { rows } = await tx.execute<{ upload: string; size: number }>(sql`
      select upload, max(file_size) as size from ${scans}
      where client_id = ${clientId}::uuid and upload is not null group by upload order by upload`);
    return rows;
  });
