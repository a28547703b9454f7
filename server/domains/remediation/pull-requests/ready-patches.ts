import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { visibleFindings } from '../../access/index.ts';
import { type Actor, findingLine, targetOf } from '../../findings/index.ts';

type Schemas = components['schemas'];
type Patch = Schemas['ReadyPatch'];

/** The limit of `applyPatches`. */
const mostListed = 1000;

/** The target as a condition on `findings f`. */
const targetWhere = (
  tx: Tx,
  actor: Actor,
  { job_id: job, ...target }: Schemas['ListReadyPatchesRequest'],
): Promise<SQL> | SQL => {
  if (job === undefined) return targetOf(tx, actor, target);
  if (target.finding_ids ?? target.selection) throw invalid('job_id', 'findings_or_selection');
  return sql`f.id in (select finding_id from bulk_items where client_id = ${actor.who.clientId} and job_id = ${job}) and ${visibleFindings(actor.who, actor.scope)}`;
};

/** Lists the patches of findings for which a pull request or an issue can be opened. */
export const listReadyPatches = (
  deps: Deps,
  actor: Actor,
  input: Schemas['ListReadyPatchesRequest'],
): Promise<Schemas['ReadyPatchesDocument']> =>
  inTenant(deps.db, toTenant(actor.who), async (tx) => {
    const where = await targetWhere(tx, actor, input);
    // The same findings as `findingCan.generatePatch`, which the run checks again for each of them.
    const { rows } = await tx.execute<Patch & { total: number }>(sql`
      select r.id as remediation_id, r.title, r.source, r.issue_url, ${findingLine} as finding,
        r.code_diff is distinct from r.code_diff_original as is_edited, (count(*) over ())::int as total
      from findings f join remediations r on r.client_id = f.client_id and r.finding_id = f.id
      where ${where} and r.status = 'ready' and btrim(coalesce(r.code_diff, '')) <> ''
        and f.status <> 'fixed' and not f.false_positive and not f.is_duplicate
      order by f.priority desc, f.id limit ${mostListed}`);
    return {
      data: rows.map(({ total: _total, ...patch }) => patch),
      total: rows[0]?.total ?? 0,
    };
  });
