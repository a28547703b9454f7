// Reuses databases that tests leave unchanged: copying and dropping one takes longer than most test
// files, and dropping waits for the disk.
import type pg from 'pg';

/** The state of a database before a test: its schema, and the rows from migrations. */
export type Snapshot = {
  schema: string;
  /** Digests of the tables that have rows. */
  rows: ReadonlyMap<string, string>;
  /** The last value of each used sequence. */
  numbers: ReadonlyMap<string, string>;
};

/** Beyond this number, dead rows slow down the next test and mislead the planner. */
const mostDeletedRows = 2_000;

const ownSchemas = String.raw`(select oid from pg_namespace where nspname not like 'pg\_%' and nspname <> 'information_schema')`;

/** Includes statistics: a test that analyzes its rows would influence the plans of the next one. */
const schemaQuery = `
  select md5(string_agg(line, chr(10) order by line)) as schema from (
    select concat_ws(' ', c.oid::regclass, relkind, relrowsecurity, relforcerowsecurity, reloptions, relacl, reltuples) as line
      from pg_class c where relnamespace in ${ownSchemas}
    union all select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attstattarget)
      from pg_attribute join pg_class c on c.oid = attrelid where relnamespace in ${ownSchemas} and attnum > 0
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', polrelid::regclass, polname, polqual, polwithcheck) from pg_policy
    union all select concat_ws(' ', oid::regprocedure, md5(prosrc), proconfig) from pg_proc where pronamespace in ${ownSchemas}
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated) from pg_constraint where connamespace in ${ownSchemas}
    union all select concat_ws(' ', setrole, setconfig) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())
  ) as lines (line)`;

const tableQuery = `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ${ownSchemas}`;

/** The tables that have rows, except for those in `left`. */
const listFilled = async (
  client: pg.Client,
  left: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> => {
  const namesOf = async (query: string) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const tables = (await namesOf(tableQuery)).filter((name) => !left.has(name));
  return namesOf(
    tables.map((name) => `(select '${name}' as name from ${name} limit 1)`).join(' union all '),
  );
};

/** The tables that have rows, each with a digest. */
const digestRows = async (client: pg.Client): Promise<Map<string, string>> => {
  const digests = new Map<string, string>();
  for (const name of await listFilled(client)) {
    const { rows } = await client.query<{ digest: string }>(
      `select md5(string_agg(t::text, chr(10) order by t::text)) as digest from ${name} t`,
    );
    digests.set(name, rows[0]?.digest ?? '');
  }
  return digests;
};

const digestSchema = async (client: pg.Client): Promise<string> =>
  (await client.query<{ schema: string }>(schemaQuery)).rows[0]?.schema ?? '';

const readNumbers = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where last_value is not null`,
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
};

const restoreNumbers = async (client: pg.Client, before: Snapshot): Promise<void> => {
  for (const [name, last] of await readNumbers(client)) {
    const was = before.numbers.get(name);
    if (was === undefined) await client.query(`alter sequence ${name} restart`);
    else if (was !== last) await client.query(`select setval('${name}', ${was})`);
  }
};

export const takeSnapshot = async (client: pg.Client): Promise<Snapshot> => ({
  schema: await digestSchema(client),
  rows: await digestRows(client),
  numbers: await readNumbers(client),
});

/**
 * Deletes the rows of a test.
 * @returns whether the database is in its previous state; otherwise it must not be reused
 */
export const restore = async (client: pg.Client, before: Snapshot): Promise<boolean> => {
  await client.query("set lock_timeout = '2s'; set session_replication_role = replica");
  if ((await digestSchema(client)) !== before.schema) return false;
  let deleted = 0;
  for (const name of await listFilled(client, before.rows)) {
    deleted += (await client.query(`delete from ${name}`)).rowCount ?? 0;
    if (deleted > mostDeletedRows) return false;
  }
  await restoreNumbers(client, before);
  const left = await digestRows(client);
  return (
    left.size === before.rows.size &&
    [...before.rows].every(([name, digest]) => left.get(name) === digest)
  );
};
