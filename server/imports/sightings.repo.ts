// Which findings side branches have: a finding belongs to one branch, and may be seen on others.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { texts } from '../db/text-match.ts';
import type { MergeScan } from './match.repo.ts';

/** After the findings are published. `tools` are those whose complete report replaces what was seen before. */
export const recordSightings = async (
  tx: Tx,
  scan: MergeScan & { branch: string },
  tools: readonly string[],
): Promise<void> => {
  await tx.execute(sql`
    delete from finding_sightings g using findings f
    where g.repository_id = ${scan.repositoryId} and g.branch = ${scan.branch} and f.client_id = g.client_id and f.id = g.finding_id and f.tool = any(${texts(tools)})
      and (f.tool, f.target) in (select t.tool, t.target from scan_targets t where t.scan_id = ${scan.id}) and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.superseded_at is not null)
      and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.finding_id = g.finding_id)`);
  await tx.execute(sql`
    insert into finding_sightings (client_id, repository_id, branch, finding_id)
    select f.client_id, f.repository_id, ${scan.branch}, f.id from scan_stage s join findings f on f.id = s.finding_id and f.repository_id = ${scan.repositoryId}
    where s.scan_id = ${scan.id} and s.superseded_at is null and f.branch <> ${scan.branch} on conflict do nothing`);
};

/** Finding `f` has been seen on this branch, wherever it belongs to. */
export const seenOn = (branch: string): SQL => sql`(f.branch = ${branch} or exists (
  select from finding_sightings g where g.client_id = f.client_id and g.repository_id = f.repository_id and g.branch = ${branch} and g.finding_id = f.id))`;
