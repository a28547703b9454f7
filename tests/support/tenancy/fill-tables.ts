// Inserts at least one row into every table with tenant rows.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../server/platform/db/connect.ts';
import { acrossTenants, inTenant } from '../../../server/platform/db/tenancy.ts';
import { listTenantTables } from './watch-statements.ts';

/** A value for a column type, for tables without a custom row. */
const someValue: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'some'`,
  integer: '1',
  bigint: '1',
  smallint: '1',
  'double precision': '1',
  real: '1',
  numeric: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: String.raw`'\x01'`,
  date: 'current_date',
  ARRAY: `'{}'`,
  tsvector: `''`,
};

const across = <T>(db: Database, work: (tx: Tx) => Promise<T>) =>
  acrossTenants(db, 'delete an organisation', work);

export const countRows = async (
  db: Database,
  clientId: string,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of [...(await listTenantTables(db))].sort())
    counts[table] = await across(db, async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)} where client_id = ${clientId}`,
      );
      return rows[0]?.n ?? 0;
    });
  return counts;
};

export const fillEmptyTables = async (db: Database, clientId: string): Promise<void> => {
  for (const [table, count] of Object.entries(await countRows(db, clientId))) {
    if (count > 0) continue;
    await across(db, async (tx) => {
      const { rows: columns } = await tx.execute<{ name: string; type: string }>(sql`
        select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
          and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'client_id'`);
      const values = columns.map(({ type }) => sql.raw(someValue[type] ?? 'now()'));
      await tx.execute(sql`insert into ${sql.identifier(table)}
        (${sql.join([sql`client_id`, ...columns.map(({ name }) => sql.identifier(name))], sql`, `)})
        values (${sql.join([sql`${clientId}::uuid`, ...values], sql`, `)})`);
    });
  }
  await across(db, (tx) =>
    tx.execute(sql`update file_objects set state = 'stored' where client_id = ${clientId}`),
  );
};

/** Several pages of rows, for a table with a single-column key and one with a three-column key. */
export const insertManyRows = (
  db: Database,
  {
    client,
    user,
    repository,
    finding,
  }: Record<'client' | 'user' | 'repository' | 'finding', string>,
): Promise<void> =>
  inTenant(db, { clientId: client }, async (tx) => {
    await tx.execute(sql`insert into notifications (client_id, id, user_id, type, title)
      select ${client}::uuid, gen_random_uuid(), ${user}::uuid, 'reminder', 'Title ' || n from generate_series(1, 2500) n`);
    await tx.execute(sql`insert into finding_sightings (client_id, repository_id, branch, finding_id)
      select ${client}::uuid, ${repository}::uuid, 'branch/' || n, ${finding}::uuid from generate_series(1, 300) n`);
  });
