import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startPglite } from './pglite/start.ts';

export type Database = {
  engine: 'postgresql' | 'pglite';
  /** Only `tenancy.ts` and `migrate.ts` take connections from it: PGlite has one backend, and a query outside a transaction escapes tenancy. */
  pool: pg.Pool;
  orm: NodePgDatabase;
  close: () => Promise<void>;
};

/** A transaction that `inTenant` or `acrossTenants` opened. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type DatabaseOptions = { url?: string | undefined; dataDir: string; poolSize?: number };

const over = (
  engine: Database['engine'],
  options: pg.PoolConfig,
  close: () => Promise<void>,
): Database => {
  const pool = new pg.Pool({
    application_name: 'parapet',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    ...options,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    engine,
    pool,
    orm: drizzle(pool),
    close: async () => {
      await pool.end();
      await close();
    },
  };
};

/** PostgreSQL when there is a URL, otherwise PGlite in `dataDir`. */
export const connect = async ({
  url,
  dataDir,
  poolSize = 10,
}: DatabaseOptions): Promise<Database> => {
  if (url !== undefined)
    return over('postgresql', { connectionString: url, max: poolSize }, () => Promise.resolve());
  const embedded = await startPglite(dataDir);
  // No time-out on connecting: a waiting transaction has its turn, however long the one before it takes.
  const options = {
    host: embedded.socketDirectory,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: Math.min(poolSize, 8),
    connectionTimeoutMillis: 0,
    idleTimeoutMillis: 0,
  };
  return over('pglite', options, embedded.close);
};
