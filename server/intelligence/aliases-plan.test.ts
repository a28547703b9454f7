// Thousands of vulnerabilities under two names: which repositories have both is read from what is counted, not compared each with each.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { comparedInVain } from '../../tests/support/server/compared-in-vain.ts';
import { freshDatabase } from '../../tests/support/server/database.ts';
import { engines } from '../../tests/support/server/engines.ts';
import { writeFindings } from '../../tests/support/server/many-findings.ts';
import { acrossTenants, inTenant } from '../db/tenancy.ts';
import { newId } from '../runtime/ids.ts';
import { repositoriesWithBoth } from './join-aliases-job.ts';

const count = 2_000;
const clientId = newId();

it.each(engines)('finds the repositories of both names among thousands on %s', async (engine) => {
  const db = await freshDatabase(engine);
  try {
    await acrossTenants(db, 'load public reference data', (tx) =>
      tx.execute(sql`
      insert into osv_aliases (vulnerability, alias, record) select 'GHSA-' || i, 'CVE-2024-' || i, 'GHSA-' || i from generate_series(1, ${count}::int) as i
      union all select 'CVE-2024-' || i, 'GHSA-' || i, 'GHSA-' || i from generate_series(1, ${count}::int) as i`),
    );
    // Statistics of before they were there.
    await db.pool.query('analyze label_counts');
    const { found, vain } = await inTenant(db, { clientId }, async (tx) => {
      await writeFindings(tx, clientId, count);
      // One repository has the first name of all of its own, another both of one.
      await tx.execute(sql`
        insert into finding_labels (client_id, label, finding_id, origin)
        select client_id, 'cve:GHSA-' || row_number() over (order by id), id, 'report' from findings
        union all select client_id, 'cve:CVE-2024-' || n, id, 'report' from (select *, row_number() over (order by id) as n from findings) f where n = 7`);
      return {
        found: (await repositoriesWithBoth(tx)).length,
        vain: await comparedInVain(tx, repositoriesWithBoth),
      };
    });
    expect(found).toBe(1);
    expect(vain).toBeLessThan(10 * count);
  } finally {
    await db.close();
  }
});
