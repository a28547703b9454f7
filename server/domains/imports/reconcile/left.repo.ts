// Open findings of the report's tools that the report neither contains nor closes, by the reason
// why it does not close them.
import { sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import type { ReconcileScan } from './reconcile.repo.ts';
import { isInScope, type Scope, wasLookedAt } from './scope.repo.ts';

type ScanLeft = components['schemas']['ScanLeft'];

/**
 * Counted before the changes are written.
 * @param silent why a tool outside the scope cannot close missing findings
 */
export const countLeft = async (
  tx: Tx,
  scan: ReconcileScan,
  {
    scope,
    tools,
    silent,
  }: { scope: Scope; tools: readonly string[]; silent: 'partial' | 'unread' },
): Promise<ScanLeft> => {
  const { rows } = await tx.execute<{ reason: keyof ScanLeft['by_reason']; n: number }>(sql`
    select case
        when f.branch <> ${scan.branch} then 'other_branch'
        when f.tool <> all(${textArray(scope.tools)}) then ${silent}
        when not (${wasLookedAt(scope)}) then 'unscanned'
        when f.last_seen_at > ${scan.observedAt}::timestamptz then 'seen_later'
        else 'other_target'
      end as reason, count(*)::int as n
    from findings f
    where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.tool = any(${textArray(tools)})
      and f.status in ('open', 'in_progress') and not f.false_positive
      and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id = f.id)
      and not (${isInScope(scan, scope)})
    group by 1`);
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    by_reason: Object.fromEntries(rows.map(({ reason, n }) => [reason, n])),
  };
};
