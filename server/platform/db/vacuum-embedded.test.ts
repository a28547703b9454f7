// The space of staged rows is reused, on the engine without autovacuum.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { newId } from '../runtime/ids.ts';
import type { Database } from './connect.ts';
import { inTenant } from './tenancy.ts';
import { vacuumEmbedded } from './vacuum-embedded.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase('pglite');
});
afterAll(() => db.close());

const clientId = newId();
const stageAndClear = async (): Promise<void> => {
  await inTenant(db, { clientId }, (tx) =>
    tx.execute(sql`
    insert into scan_stage (client_id, scan_id, position, new_id, tool, identity, content_hash, pointer)
    select ${clientId}::uuid, ${clientId}::uuid, n, new_id(), 'semgrep', md5(n::text), md5(n::text), repeat('p', 200) from generate_series(1, 3000) as n`),
  );
  await inTenant(db, { clientId }, (tx) =>
    tx.execute(sql`delete from scan_stage where client_id = ${clientId}::uuid`),
  );
  // The backend reports its statistics once a second.
  await sleep(1_100);
};
const size = async (): Promise<number> =>
  Number(
    (await db.pool.query<{ n: string }>(`select pg_table_size('scan_stage') as n`)).rows[0]?.n,
  );

it('gives back what imports have staged', async () => {
  const empty = await size();
  await stageAndClear();
  await stageAndClear();
  const grown = await size();
  expect(grown).toBeGreaterThan(empty + 1_000_000);
  await vacuumEmbedded({ db });
  expect(await size()).toBeLessThan(empty + 200_000);
});
