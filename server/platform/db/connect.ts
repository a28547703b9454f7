import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startPglite } from './pglite/start.ts';
import { Replica } from './replica.ts';

/**
 * Timeouts after which PostgreSQL ends a statement, or a connection that leaves its transaction
 * open.
 */
export type TransactionLimits = { statementMs: number; idleMs: number };

/** A longer request does not help the user, and occupies one of few connections. */
const requestLimits: TransactionLimits = { statementMs: 30_000, idleMs: 5 * 60_000 };

/** An import reads its report while its transaction is open. */
const jobLimits: TransactionLimits = { statementMs: 60 * 60_000, idleMs: 30 * 60_000 };

export type Database = {
  engine: 'postgresql' | 'pglite';
  /**
   * Only `tenancy.ts` and `migrate.ts` take connections from the pool: PGlite has one backend, and
   * a query outside their transactions bypasses row-level security.
   */
  pool: pg.Pool;
  /** A standby for reads (`readInTenant`), if the operator configured one. */
  replica?: Replica | undefined;
  limits: TransactionLimits;
  orm: NodePgDatabase;
  close: () => Promise<void>;
};

/** A transaction that `inTenant` or `acrossTenants` opened. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The same connections with the limits for jobs. */
export const forJobs = (db: Database): Database => ({ ...db, limits: jobLimits });

export type DatabaseOptions = {
  url?: string | undefined;
  replicaUrl?: string | undefined;
  dataDir: string;
  poolSize?: number;
};

const openPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    application_name: 'parapet',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    ...options,
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the
  // process. The pool only listens to idle connections, so a connection that breaks during a
  // transaction needs a listener of its own; the pending query receives the error anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const over = (
  engine: Database['engine'],
  options: pg.PoolConfig,
  close: () => Promise<void>,
): Database => {
  const pool = openPool(options);
  return {
    engine,
    pool,
    limits: requestLimits,
    orm: drizzle(pool),
    close: async () => {
      await pool.end();
      await close();
    },
  };
};

/** A read falls back to the primary if the standby does not accept a connection within a second. */
const openReplica = (url: string, poolSize: number): Replica =>
  new Replica(openPool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 1_000 }));

// No connection timeout: on PGlite a transaction waits for the previous one, however long that
// takes.
const pgliteOptions = (socketDirectory: string, poolSize: number): pg.PoolConfig => ({
  host: socketDirectory,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: Math.min(poolSize, 8),
  connectionTimeoutMillis: 0,
  idleTimeoutMillis: 0,
});

/** Connects to PostgreSQL if there is a URL, otherwise to PGlite in `dataDir`. */
export const connect = async ({
  url,
  replicaUrl,
  dataDir,
  poolSize = 10,
}: DatabaseOptions): Promise<Database> => {
  if (url !== undefined) {
    const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, poolSize);
    const primary = over('postgresql', { connectionString: url, max: poolSize }, async () => {
      await replica?.pool.end();
    });
    return { ...primary, replica };
  }
  const embedded = await startPglite(dataDir);
  return over('pglite', pgliteOptions(embedded.socketDirectory, poolSize), embedded.close);
};

/** Connects to a PGlite that another process has open, through that process's socket. */
export const connectToRunning = (dataDir: string): Database =>
  over('pglite', pgliteOptions(dataDir, 1), () => Promise.resolve());
