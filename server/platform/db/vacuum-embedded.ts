import type { Database } from './connect.ts';

/** Like autovacuum's defaults, except for tables too small to benefit. */
const deadFrom = 1000;
const deadShare = 0.2;

/**
 * PGlite has no autovacuum: without this, the space of deleted and replaced rows, such as those
 * staged by each import, would never be reused. One table at a time, since PGlite serves no other
 * query in the meantime.
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
