// Long jobs over all findings process them in batches, each in a short transaction, in index order:
// by id within an organization, by identity within a repository.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './connect.ts';
import { currentClient } from './current-client.ts';

export interface BatchScan {
  /** Condition on the findings `f` to scan. */
  where: SQL;
  key: SQL;
}

export const createBatchScan = (repositoryId: string | undefined): BatchScan =>
  repositoryId === undefined
    ? { where: sql`f.client_id = ${currentClient}`, key: sql`f.id` }
    : {
        where: sql`f.client_id = ${currentClient} and f.repository_id = ${repositoryId}::uuid`,
        key: sql`f.identity`,
      };

export const countFindings = async (tx: Tx, { where }: BatchScan): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(f.n), 0)::int as n from finding_counts f where ${where}`,
  );
  return row?.n ?? 0;
};

/**
 * Returns the next batch of about `size` findings after the key `after`, and the batch's last key.
 * The last batch has no key (undefined).
 */
export const nextBatch = async (
  tx: Tx,
  { where, key }: BatchScan,
  after: string | undefined,
  size: number,
): Promise<{ span: SQL; end: string | undefined }> => {
  const begun = after === undefined ? where : sql`${where} and ${key} > ${after}`;
  const {
    rows: [row],
  } = await tx.execute<{ end: string }>(
    sql`select ${key} as end from findings f where ${begun} order by ${key} offset ${size - 1} limit 1`,
  );
  return row === undefined
    ? { span: begun, end: undefined }
    : { span: sql`${begun} and ${key} <= ${row.end}`, end: row.end };
};
