import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';

/** Findings, named by a query of their ids, with all that hangs on them. Labels before findings: their counts are told by the finding's columns. */
export const deleteFindings = async (tx: Tx, ids: SQL): Promise<void> => {
  for (const table of ['finding_labels', 'finding_details', 'finding_sends', 'risk_acceptances', 'remediations', 'finding_events', 'finding_sightings']) {
    await tx.execute(sql`delete from ${sql.raw(table)} where finding_id in (${ids})`);
  }
  await tx.execute(sql`delete from finding_links where finding_id in (${ids}) or canonical_id in (${ids})`);
  await tx.execute(sql`delete from findings where id in (${ids})`);
};
