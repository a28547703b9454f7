import { sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { changeFindingLabels, deleteCountedFindings } from '../../../platform/db/counted-writes.ts';

const labelling = sql`hashtextextended(current_client()::text, 11)`;

/**
 * For a job that labels findings without locking them. No finding is deleted until the job commits,
 * so that no label outlives its finding.
 */
export const lockLabelling = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${labelling})`);

/** For a caller that locks findings before it deletes them; this lock has to be taken first. */
export const lockDeletion = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${labelling})`);

const ofCurrentClient = sql`client_id = ${currentClient}`;

/**
 * Deletes findings, given by ids or a query for ids, with all dependent rows. Labels are deleted
 * before findings, because the finding's columns determine their counts.
 */
export const deleteFindings = async (tx: Tx, ids: SQL): Promise<void> => {
  await lockDeletion(tx);
  // Locks in the order that all runs over findings use: a run that works on some of these findings
  // either holds their locks already or does not find them afterwards.
  await tx.execute(
    sql`select count(*) from (select 1 from findings where ${ofCurrentClient} and id in (${ids}) order by id for update) as locked`,
  );
  await changeFindingLabels(tx, {
    remove: { where: sql`l.client_id = ${currentClient} and l.finding_id in (${ids})` },
  });
  for (const table of [
    'finding_details',
    'finding_sends',
    'risk_acceptances',
    'remediations',
    'remediation_versions',
    'finding_events',
    'finding_opinions',
    'finding_secret_searches',
    'finding_due_dates',
    'finding_sightings',
    'finding_versions',
  ]) {
    await tx.execute(
      sql`delete from ${sql.raw(table)} where ${ofCurrentClient} and finding_id in (${ids})`,
    );
  }
  await tx.execute(
    sql`delete from finding_links where ${ofCurrentClient} and (finding_id in (${ids}) or canonical_id in (${ids}))`,
  );
  await deleteCountedFindings(tx, sql`f.client_id = ${currentClient} and f.id in (${ids})`);
};
