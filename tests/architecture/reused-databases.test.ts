// Databases that tests reuse must not contain anything from previous tests.
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/db/connect.ts';
import { createPeople } from '../support/server/people.ts';
import { freshDatabase } from '../support/server/database.ts';
import { hasPostgres } from '../support/server/engines.ts';

describe.skipIf(!hasPostgres)('a database of a test', () => {
  let open: Database[] = [];
  const fresh = async (): Promise<Database> => {
    const database = await freshDatabase('postgresql');
    open.push(database);
    return database;
  };
  const nameOf = async ({ pool }: Database): Promise<string> =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';
  const closeAll = async () => {
    for (const database of open) await database.close();
    open = [];
  };
  afterEach(closeAll);

  /** The name of a database after `change`, and of the next one that a test gets. */
  const useTwice = async (change: (database: Database) => Promise<unknown>) => {
    const first = await fresh();
    const name = await nameOf(first);
    await change(first);
    await closeAll();
    return { name, next: await fresh() };
  };

  it('comes again without the rows and numbers of the test before', async () => {
    const { name, next } = await useTwice(createPeople);
    expect(await nameOf(next)).toBe(name);
    const { rows } = await next.pool.query('select from users union all select from clients');
    expect(rows).toEqual([]);
  });

  it.each([
    'alter table users disable row level security',
    'alter table users add column left_behind int',
    'create table left_behind (id int)',
    'create or replace function is_open_again() returns boolean language sql as $$ select true $$',
    "insert into clients (client_id, organization_name) select gen_random_uuid(), 'Acme ' || i from generate_series(1, 2500) i",
    'analyze clients',
  ])('does not come again after: %s', async (statement) => {
    const { name, next } = await useTwice(async (database) => {
      await createPeople(database);
      await database.pool.query(statement);
    });
    expect(await nameOf(next)).not.toBe(name);
  });
});
