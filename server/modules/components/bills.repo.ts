import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';

export type CurrentBill = {
  scan_id: string;
  subject: string;
  tools: string[];
  file_name: string;
  branch: string | null;
  components: number;
  observed_at: Date;
};

/** A repository's bills of materials, one for each subject. */
export const currentBills = async (tx: Tx, repositoryId: string): Promise<CurrentBill[]> => {
  const { rows } = await tx.execute<CurrentBill>(sql`
    select b.scan_id, b.subject, s.tools, s.file_name, s.branch, (s.counts ->> 'components')::int as components, coalesce(s.observed_at, s.created_at) as observed_at
    from repository_bills b join scans s on s.client_id = b.client_id and s.id = b.scan_id where b.repository_id = ${repositoryId} order by b.subject`);
  return rows.map((row) => ({ ...row, observed_at: new Date(row.observed_at) }));
};

/** All that has come in on a subject so far, so that no earlier one takes the place of the last; on any, where the repository has this bill alone. */
export const putAway = (
  tx: Tx,
  repositoryId: string,
  { subject }: Pick<CurrentBill, 'subject'>,
  alone: boolean,
) =>
  tx.execute(
    sql`update scans set bill_put_away = true where repository_id = ${repositoryId} and (${alone}::boolean or subject = ${subject}) and (counts ->> 'components')::int > 0`,
  );
