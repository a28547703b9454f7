// Lists the findings that a dry run would change.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScanChange } from '../../../platform/db/schema/repositories.ts';
import { findingPlace } from '../../findings/records/index.ts';
import { mayUpdateFinding, type ReconcileScan } from './reconcile.repo.ts';
import { isInScope, type Scope } from './scope.repo.ts';

/** Users do not read a longer list before deciding; the counts include all changes. */
const shown = 200;

/** The most severe changes first. Reads staging only; no finding is changed. */
export const listPreviewChanges = async (
  tx: Tx,
  scan: ReconcileScan,
  scope: Scope,
): Promise<ScanChange[]> => {
  const { rows } = await tx.execute<ScanChange & Record<string, unknown>>(sql`
    select c.change, c.finding_id, c.title, c.severity, c.place from (
      select 'new' as change, null::uuid as finding_id, s.title, s.reported_severity as severity, s.severity_rank, ${findingPlace('s')} as place
      from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id is null and s.superseded_at is null
      union all
      select 'reopened', f.id, f.title, f.severity, f.severity_rank, ${findingPlace('f')}
      from scan_stage s join findings f on f.client_id = s.client_id and f.id = s.finding_id and f.repository_id = ${scan.repositoryId} where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and f.status = 'fixed' and ${mayUpdateFinding(scan)}
      union all
      select 'fixed', f.id, f.title, f.severity, f.severity_rank, ${findingPlace('f')}
      from findings f where ${isInScope(scan, scope)} and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id = f.id)
    ) c order by c.severity_rank, c.change, c.title, c.place limit ${shown}`);
  return rows;
};
