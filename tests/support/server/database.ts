// A new database per call, copied from a template that is migrated once per schema.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect, type Database } from '../../../server/platform/db/connect.ts';
import { migrate, schemaFingerprint } from '../../../server/platform/db/migrate.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';
import { watchStatements } from '../tenancy/watch-statements.ts';
import { databasesOfRun, isRunOfTests } from './drop-databases.ts';
import { anyEngine, type Engine, postgresUrl } from './engines.ts';
import { restore, type Snapshot, takeSnapshot } from './reused-databases.ts';

const print = schemaFingerprint().slice(0, 12);

const urlOf = (name: string): string =>
  Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).toString();

const within = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const asAdmin = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  within(postgresUrl, work);

const template = `parapet_template_${print}`;

/**
 * Drops templates of other schemas; a checkout that still needs one recreates it. Runs under the
 * lock, so no process is copying them.
 */
const dropOtherTemplates = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    String.raw`select datname as name from pg_database where datname like 'parapet\_template\_%' and datname <> $1`,
    [template],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
};

const makePostgresTemplate = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 1) return;
  await dropOtherTemplates(client);
  const building = `${template}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building}`);
  const db = await connect({ url: urlOf(building), dataDir: '', poolSize: 1 });
  await migrate(db);
  await db.close();
  await client.query(`alter database ${building} rename to ${template}`);
};

const drop = (name: string): Promise<unknown> =>
  asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));

const withEnd = async (name: string, end: () => Promise<unknown>): Promise<Database> => {
  const db = await connect({ url: urlOf(name), dataDir: '', poolSize: 6 });
  return {
    ...db,
    close: async () => {
      await db.close();
      await end();
    },
  };
};

type Reusable = { name: string; before: Snapshot };

/** Databases that no test of this worker is using. */
const unused: Reusable[] = [];

const copyTemplate = async (): Promise<Reusable> => {
  const name = `${databasesOfRun()}${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin(async (client) => {
    // Test files start in parallel. One of them creates the template, and copying requires that no
    // session uses it.
    await client.query('select pg_advisory_lock(727275)');
    await makePostgresTemplate(client);
    await client.query(`create database ${name} template ${template}`);
  });
  return { name, before: await within(urlOf(name), takeSnapshot) };
};

const freshPostgres = async (): Promise<Database> => {
  const taken = unused.pop() ?? (await copyTemplate());
  return withEnd(taken.name, async () => {
    const isRestored =
      isRunOfTests() &&
      (await within(urlOf(taken.name), (client) => restore(client, taken.before)).catch(
        () => false,
      ));
    if (isRestored) unused.push(taken);
    else await drop(taken.name);
  });
};

const pgliteTemplate = path.join(packageRoot, 'node_modules/.cache/parapet', `pglite-${print}`);

/** Removes templates of other schemas once no process can be copying them. */
const removeOldTemplates = (directory: string): void => {
  const dayAgo = Date.now() - 86_400_000;
  for (const entry of readdirSync(directory)) {
    const whole = path.join(directory, entry);
    if (whole !== pgliteTemplate && statSync(whole).mtimeMs < dayAgo)
      rmSync(whole, { recursive: true, force: true });
  }
};

const makePgliteTemplate = async (): Promise<void> => {
  if (existsSync(pgliteTemplate)) return;
  mkdirSync(path.dirname(pgliteTemplate), { recursive: true });
  removeOldTemplates(path.dirname(pgliteTemplate));
  const building = mkdtempSync(`${pgliteTemplate}-`);
  const db = await connect({ dataDir: building, poolSize: 1 });
  await migrate(db);
  await db.close();
  try {
    renameSync(building, pgliteTemplate);
  } catch {
    // Another test file finished first.
    rmSync(building, { recursive: true, force: true });
  }
};

/** A data directory with a migrated, empty PGlite, for a server process. The caller deletes it. */
export const preparedDataDir = async (): Promise<string> => {
  await makePgliteTemplate();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-test-'));
  cpSync(pgliteTemplate, dataDir, { recursive: true });
  return dataDir;
};

let heldModule: Promise<WebAssembly.Module> | undefined;

/**
 * V8 compiles identical bytes once for all threads of a process while one of them holds the result.
 * Without this, each test file compiles and optimises PostgreSQL again.
 */
const holdCompiledPglite = (): Promise<WebAssembly.Module> =>
  (heldModule ??= WebAssembly.compile(
    readFileSync(
      path.join(
        path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
        'pglite.wasm',
      ),
    ),
  ));

const removedAtTheEnd = async (dataDir: string): Promise<Database> => {
  await holdCompiledPglite();
  const db = await connect({ dataDir, poolSize: 6 });
  return {
    ...db,
    close: async () => {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const freshPglite = async (): Promise<Database> => removedAtTheEnd(await preparedDataDir());

const emptyPostgres = async (): Promise<Database> => {
  const name = `parapet_test_empty_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin(async (client) => {
    await client.query(`create database ${name} template template0`);
  });
  return withEnd(name, () => drop(name));
};

const emptyPglite = async (): Promise<Database> => {
  const db = await removedAtTheEnd(mkdtempSync(path.join(tmpdir(), 'parapet-test-')));
  // Roles belong to the cluster and are not part of a database dump.
  await db.pool.query('create role parapet_app nologin; create role parapet_system nologin');
  return db;
};

/** Without a schema, for dumps. Close it in `afterAll`, which also deletes it. */
export const emptyDatabase = (engine: Engine): Promise<Database> =>
  engine === 'postgresql' ? emptyPostgres() : emptyPglite();

/**
 * Migrated and empty. Close it in `afterAll`, which also deletes it. Closing throws if the server
 * sent a statement without a condition on its organization.
 */
export const freshDatabase = async (engine: Engine = anyEngine): Promise<Database> =>
  watchStatements(await (engine === 'postgresql' ? freshPostgres() : freshPglite()));
