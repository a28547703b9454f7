// The values that a restore is compared by: for each table, the number of rows and a digest of
// their values that does not depend on their order.
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/connect.ts';

export type TableDigest = { rows: number; digest: string };
export type TableDigests = Readonly<Record<string, TableDigest>>;

export const digestTables = async (tx: Tx): Promise<TableDigests> => {
  await tx.execute(sql`set local timezone to 'UTC'`);
  const { rows: tables } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const digests: Record<string, TableDigest> = {};
  for (const { name } of tables) {
    const { rows } = await tx.execute<{ rows: string; digest: string }>(
      sql`select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${sql.identifier(name)} t`,
    );
    const [row] = rows;
    if (row) digests[name] = { rows: Number(row.rows), digest: row.digest };
  }
  return digests;
};

/** Returns a sentence about each table that differs. */
export const compareTables = (expected: TableDigests, found: TableDigests): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort().flatMap((name) => {
    const [one, other] = [expected[name], found[name]];
    if (!one) return [`The table ${name} is not in the backup.`];
    if (!other) return [`The table ${name} is missing.`];
    if (one.rows !== other.rows)
      return [`The table ${name} has ${other.rows} rows instead of ${one.rows}.`];
    return one.digest === other.digest ? [] : [`The rows of the table ${name} differ.`];
  });
