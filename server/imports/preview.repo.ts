// What a dry run says: not only how many findings would change, but which.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi/generated/paths.d.ts';
import type { Tx } from '../db/connect.ts';
import { mayTell, type Publication } from './publish.repo.ts';
import { expected, type Scope } from './scope.repo.ts';

export type ScanChange = components['schemas']['ScanChange'];

/** Nobody reads a longer list before deciding; the counts are of all. */
const shown = 200;

const place = (row: string): SQL =>
  sql.raw(
    `coalesce(${row}.file || coalesce(':' || ${row}.start_line, ''), ${row}.component || coalesce(' ' || ${row}.component_version, ''), ${row}.endpoint)`,
  );

/** The most severe first. Nothing has been published, and nothing is. */
export const changesAhead = async (
  tx: Tx,
  scan: Publication,
  scope: Scope,
): Promise<ScanChange[]> => {
  const { rows } = await tx.execute<ScanChange & Record<string, unknown>>(sql`
    select c.change, c.finding_id, c.title, c.severity, c.place from (
      select 'new' as change, null::uuid as finding_id, s.title, s.reported_severity as severity, s.severity_rank, ${place('s')} as place
      from scan_stage s where s.scan_id = ${scan.id} and s.finding_id is null and s.superseded_at is null
      union all
      select 'reopened', f.id, f.title, f.severity, f.severity_rank, ${place('f')}
      from scan_stage s join findings f on f.id = s.finding_id and f.repository_id = ${scan.repositoryId} where s.scan_id = ${scan.id} and f.status = 'fixed' and ${mayTell(scan)}
      union all
      select 'fixed', f.id, f.title, f.severity, f.severity_rank, ${place('f')}
      from findings f where ${expected(scan, scope)} and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.finding_id = f.id)
    ) c order by c.severity_rank, c.change, c.title, c.place limit ${shown}`);
  return rows;
};
