// Findings seen on side branches: a finding belongs to one branch and may be seen on others.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import type { ScanRef } from '../../scans/records/index.ts';
import { type Scope, wasLookedAt } from './scope.repo.ts';

/** Runs after the findings are written: a complete report replaces the earlier sightings. */
export const updateBranchFindings = async (
  tx: Tx,
  scan: ScanRef & { branch: string },
  scope: Scope,
): Promise<void> => {
  await tx.execute(sql`
    delete from finding_sightings g using findings f
    where g.client_id = ${scan.clientId}::uuid and g.repository_id = ${scan.repositoryId} and g.branch = ${scan.branch} and f.client_id = g.client_id and f.id = g.finding_id and f.tool = any(${textArray(scope.tools)}) and ${wasLookedAt(scope)}
      and (f.tool, f.target) in (select t.tool, t.target from scan_targets t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id}) and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.superseded_at is not null)
      and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id = g.finding_id)`);
  await tx.execute(sql`
    insert into finding_sightings (client_id, repository_id, branch, finding_id)
    select f.client_id, f.repository_id, ${scan.branch}, f.id from scan_stage s join findings f on f.client_id = s.client_id and f.id = s.finding_id and f.repository_id = ${scan.repositoryId}
    where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.superseded_at is null and f.branch <> ${scan.branch} on conflict do nothing`);
};
