// The application with a large database that persists across runs. It is created once for a schema
// and size.
import pg from 'pg';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '../../../server/platform/db/connect.ts';
import { migrate, schemaFingerprint } from '../../../server/platform/db/migrate.ts';
import { acrossTenants } from '../../../server/platform/db/tenancy.ts';
import { clients, users } from '../../../server/platform/db/schema/accounts.ts';
import { createSession } from '../../../server/domains/identity/session/session.repo.ts';
import { newId } from '../../../server/platform/runtime/ids.ts';
import { preparedDataDir } from '../../support/server/database.ts';
import { type Engine, postgresUrl } from '../../support/server/engines.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { importReports, largestFirst, multiplyFindings } from './many-organizations.ts';

const urlOf = (name: string): string =>
  Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).toString();

const asOwner = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Adds the organization with 60 % of the findings, before it has any. */
const addFirst = (db: Database): Promise<string> =>
  acrossTenants(db, 'first start', async (tx) => {
    const clientId = newId();
    await tx.insert(clients).values({ clientId, organizationName: 'Largest' });
    return clientId;
  });

const fill = async (db: Database, total: number): Promise<void> => {
  const server = await startTestServer({ database: { ...db, close: () => Promise.resolve() } });
  await importReports(server);
  await server.close();
  await multiplyFindings(db, server.people.admin.clientId, await addFirst(db), total);
};

const markOf = (total: number) => `${schemaFingerprint()} ${String(total)}`;

const isMade = async (db: Database, total: number): Promise<boolean> => {
  await db.pool.query('create table if not exists bench_made (mark text)');
  const { rows } = await db.pool.query<{ mark: string }>('select mark from bench_made');
  return (
    rows[0]?.mark === markOf(total) ||
    (rows.length > 0 && process.env['PARAPET_BENCH_ANY_SCHEMA'] === '1')
  );
};

/**
 * Creates the database `name` with `total` findings if it does not exist. With
 * PARAPET_BENCH_KEEP=1, the next run reuses it.
 */
const openPostgres = async (name: string, total: number): Promise<Database> => {
  const reach = () => connect({ url: urlOf(name), dataDir: '', poolSize: 6 });
  await asOwner(async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
  let db = await reach();
  if (await isMade(db, total)) return db;
  await db.close();
  await asOwner(async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  db = await reach();
  await migrate(db);
  await fill(db, total);
  await db.pool.query('create table bench_made (mark text)');
  await db.pool.query('insert into bench_made values ($1)', [markOf(total)]);
  return db;
};

const openPglite = async (total: number): Promise<Database> => {
  const db = await connect({ dataDir: await preparedDataDir(), poolSize: 6 });
  await fill(db, total);
  return db;
};

export interface Bench {
  server: TestServer;
  db: Database;
  /**
   * The organization with 60 %, one with about 10,000, and one with a few findings, with an
   * administrator of each.
   */
  large: { clientId: string; token: string; findings: number };
  middle: { clientId: string; token: string; findings: number };
  small: { clientId: string; token: string; findings: number };
  /** A developer of the largest organization, who sees what was sent to them. */
  developer: { token: string };
  close: () => Promise<void>;
}

const tokenOf = (db: Database, clientId: string, role: 'admin' | 'developer'): Promise<string> =>
  acrossTenants(db, 'find who signs in', async (tx) => {
    const known =
      role === 'developer'
        ? (
            await tx
              .select()
              .from(users)
              .where(sql`${users.clientId} = ${clientId} and ${users.role} = 'developer'`)
              .limit(1)
          )[0]
        : undefined;
    const id = newId();
    const [user] = known
      ? [known]
      : await tx
          .insert(users)
          .values({
            clientId,
            id,
            email: `${id}@bench.example`,
            username: id,
            role,
            verifiedAt: new Date(),
          })
          .returning();
    if (!user) throw new Error('The organisation has no administrator to measure with.');
    return createSession(tx, user, new Date(), 86_400);
  });

export const openBench = async (
  engine: Engine,
  total: number,
  name = `parapet_bench_lists_${String(total)}`,
): Promise<Bench> => {
  const db = engine === 'postgresql' ? await openPostgres(name, total) : await openPglite(total);
  const sizes = await largestFirst(db);
  const [large, middle, small] = [
    sizes[0],
    sizes.toSorted((a, b) => Math.abs(a.findings - 10_000) - Math.abs(b.findings - 10_000))[0],
    sizes.findLast(({ findings }) => findings > 100),
  ];
  if (!large || !middle || !small) throw new Error('The database holds no findings.');
  const server = await startTestServer({
    database: { ...db, close: () => Promise.resolve() },
    people: false,
    validateResponses: false,
    comparesCounts: false,
  });
  return {
    server,
    db,
    large: { ...large, token: await tokenOf(db, large.clientId, 'admin') },
    middle: { ...middle, token: await tokenOf(db, middle.clientId, 'admin') },
    small: { ...small, token: await tokenOf(db, small.clientId, 'admin') },
    developer: { token: await tokenOf(db, large.clientId, 'developer') },
    close: async () => {
      await server.close();
      await db.close();
      if (engine === 'postgresql' && process.env['PARAPET_BENCH_KEEP'] !== '1')
        await asOwner(async (client) => {
          await client.query(`drop database if exists ${name} with (force)`);
        });
    },
  };
};
