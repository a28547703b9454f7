import { eq } from 'drizzle-orm';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { againAfterDeadlock } from '../../db/deadlock.ts';
import { scans } from '../../db/schema/repositories.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { linkDuplicates } from '../../imports/duplicates.repo.ts';
import { foldCounts, lockRepository } from '../../imports/scan.repo.ts';
import {
  broughtBy,
  forgetBefore,
  hasLaterImport,
  restoreBill,
  restoreFindings,
  workedOn,
} from '../../imports/undo.repo.ts';
import { enqueueApplyPolicies } from '../../policies/apply-job.ts';
import { deleteFindings } from '../findings/delete-findings.ts';
import { type Scan, undoUntil } from './scan.ts';
import { findScan } from './scans.service.ts';

const assertUndoable = async (
  tx: Tx,
  id: string,
  repositoryId: string,
  now: Date,
): Promise<typeof scans.$inferSelect> => {
  const [row] = await tx.select().from(scans).where(eq(scans.id, id)).for('update');
  const until = row && undoUntil(row);
  if (!row || !until)
    throw new Problem(
      409,
      'cannot_undo',
      'Only an import that changed something, and has not been undone, can be undone.',
    );
  if (until < now) throw refusal(409, 'too_late');
  const scan = { clientId: row.clientId, id, repositoryId };
  if (await hasLaterImport(tx, scan)) throw refusal(409, 'not_the_last');
  const touched = await workedOn(tx, scan);
  if (touched > 0) throw refusal(409, 'worked_on', { count: touched });
  return row;
};

/** Takes back what an import brought, changed and closed. What people decided since stays. */
export const undoScan = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  requestId: string,
): Promise<Scan> =>
  againAfterDeadlock(() =>
    inTenant(deps.db, tenantOf(who), async (tx) => {
      const { repository } = (await findScan(tx, who, scope, id)).attributes;
      // Publications of the repository come before or after, never in between.
      await lockRepository(tx, repository.id);
      const row = await assertUndoable(tx, id, repository.id, deps.now());
      const scan = { clientId: row.clientId, id, repositoryId: repository.id };
      await deleteFindings(tx, broughtBy(scan));
      await restoreFindings(tx, scan);
      await forgetBefore(tx, id);
      await tx.update(scans).set({ undoneAt: deps.now() }).where(eq(scans.id, id));
      await restoreBill(tx, scan);
      await linkDuplicates(tx, repository.id);
      await enqueueApplyPolicies(tx, who, repository.id);
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'scans.undo',
        subject: { type: 'scan', id },
        detail: { repository: repository.id, counts: row.counts },
        requestId,
      });
      await foldCounts(tx);
      return findScan(tx, who, scope, id);
    }),
  );
