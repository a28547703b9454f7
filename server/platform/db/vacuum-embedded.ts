import type { Database } from './connect.ts';

/** As autovacuum's defaults, but for tables so small that nothing is gained. */
const deadFrom = 1000;
const deadShare = 0.2;

/**
 * PGlite has no autovacuum: without this the space of deleted and of replaced rows, such as what each
 * import stages, would never be used again. A table at a time, since PGlite serves nothing else
 * meanwhile.
 */
export const vacuumEmbedded = async ({ db }: { db: Database }): Promise<void> => {
  if (db.engine !== 'pglite') return;
  const { rows } = await db.pool.query<{ name: string }>(
    `select relid::regclass::text as name from pg_stat_user_tables
     where n_dead_tup >= $1 and n_dead_tup >= n_live_tup * $2::float8 order by n_dead_tup desc`,
    [deadFrom, deadShare],
  );
  for (const { name } of rows) await db.pool.query(`vacuum ${name}`);
};
