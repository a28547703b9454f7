// Long work over all findings goes through them in spans, each a short transaction, in an order that an index has: by id through an organisation,
// by identity through one repository.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './connect.ts';

export interface FindingWalk {
  /** The findings `f` that are meant. */
  where: SQL;
  key: SQL;
}

export const walkOf = (repositoryId: string | undefined): FindingWalk =>
  repositoryId === undefined
    ? { where: sql`f.client_id = current_client()`, key: sql`f.id` }
    : {
        where: sql`f.client_id = current_client() and f.repository_id = ${repositoryId}::uuid`,
        key: sql`f.identity`,
      };

export const countOf = async (tx: Tx, { where }: FindingWalk): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(f.n), 0)::int as n from finding_counts f where ${where}`,
  );
  return row?.n ?? 0;
};

/** The span that follows the key `after` and has about `size` findings, and its own last key: undefined for the last span. */
export const nextSpan = async (
  tx: Tx,
  { where, key }: FindingWalk,
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
