// A merged fix counts as verified once a scan of a later commit no longer finds the problem. If the
// scan still finds it, another attempt is possible.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { reopenInProgress } from '../../findings/index.ts';
import { writeEvents } from '../../findings/records/index.ts';
import { lockFinding, notifyOfMerge } from './merge-notification.ts';

type StillFound = { clientId: string; ids: string[] };

/** A commit scanned before the merge cannot contain the fix. */
const listStillFound = (deps: Deps): Promise<StillFound[]> =>
  acrossTenants(deps.db, 'look at open pull requests', async (tx) => {
    const { rows } = await tx.execute<StillFound>(sql`
      select r.client_id as "clientId", array_agg(r.id) as ids
      from remediations r
      join findings f on f.client_id = r.client_id and f.id = r.finding_id
      join scans s on s.client_id = f.client_id and s.id = f.last_scan_id
      where r.pull_request_state = 'merged' and r.status = 'applied'
        and f.status in ('open', 'in_progress') and not f.false_positive
        and s.status = 'succeeded' and s.created_at > r.pull_request_ended_at
        and not exists (select from scans p where p.client_id = s.client_id and p.repository_id = s.repository_id
          and p.commit = s.commit and p.created_at <= r.pull_request_ended_at)
      group by 1`);
    return rows;
  });

const free = (deps: Deps, { clientId, ids }: StillFound): Promise<void> =>
  inTenant(deps.db, { clientId }, async (tx) => {
    const freed = await tx
      .update(remediations)
      .set({ status: 'ready' })
      .where(
        and(
          eq(remediations.clientId, clientId),
          inArray(remediations.id, ids),
          eq(remediations.status, 'applied'),
          eq(remediations.pullRequestState, 'merged'),
        ),
      )
      .returning();
    for (const remediation of freed) {
      const { id, findingId, title, pullRequestUrl: url } = remediation;
      const row = await lockFinding(tx, remediation);
      if (!row) continue;
      await reopenInProgress(tx, [row], deps.now());
      await writeEvents(tx, undefined, [
        { row, kind: 'remediation', from: 'merged_still_found', to: url },
      ]);
      await writeAudit(tx, {
        clientId,
        action: 'remediation.merged_still_found',
        subject: { type: 'remediation', id },
        detail: { finding_id: findingId, url },
      });
      await notifyOfMerge(tx, remediation, row, {
        title: `Merged, but still found: ${title}`,
        message: `The scan after the merge still finds it in ${row.repositoryName}. Generate another fix.`,
        stillFound: true,
      });
    }
  });

export const releaseIneffectiveMerges = async (deps: Deps): Promise<void> => {
  for (const each of await listStillFound(deps)) await free(deps, each);
};
