import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';

export type CurrentSbom = {
  scan_id: string;
  subject: string;
  tools: string[];
  file_name: string;
  branch: string | null;
  components: number;
  observed_at: Date;
};

/** A repository's current SBOMs, one per subject. */
export const listCurrentSboms = async (tx: Tx, repositoryId: string): Promise<CurrentSbom[]> => {
  const { rows } = await tx.execute<CurrentSbom>(sql`
    select b.scan_id, b.subject, s.tools, s.file_name, s.branch, (s.counts ->> 'components')::int as components, coalesce(s.observed_at, s.created_at) as observed_at
    from repository_bills b join scans s on s.client_id = b.client_id and s.id = b.scan_id where b.client_id = ${currentClient} and b.repository_id = ${repositoryId} order by b.subject`);
  return rows.map((row) => ({ ...row, observed_at: new Date(row.observed_at) }));
};

/**
 * Archives all SBOMs of a subject, so that no earlier one replaces the latest; of every subject if
 * the repository has only this SBOM.
 */
export const archiveSubjectSboms = (
  tx: Tx,
  repositoryId: string,
  { subject }: Pick<CurrentSbom, 'subject'>,
  alone: boolean,
) =>
  tx.execute(
    sql`update scans set bill_put_away = true where client_id = ${currentClient} and repository_id = ${repositoryId} and (${alone}::boolean or subject = ${subject}) and (counts ->> 'components')::int > 0`,
  );
