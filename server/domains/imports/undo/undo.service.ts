import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../../audit-log/index.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../../platform/db/deadlock.ts';
import { scans } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { upsertDuplicateLinks } from '../duplicates/duplicates.repo.ts';
import { foldCounts, lockRepository, type Scan, undoableUntil } from '../../scans/records/index.ts';
import { deletePart } from '../groups/groups.repo.ts';
import {
  isCreatedByScan,
  deleteSavedStates,
  hasLaterImport,
  restoreLastScan,
  restoreSbom,
  restoreFindings,
  countTriagedFindings,
} from './undo.repo.ts';
import { enqueueApplyPolicies } from '../../policies/index.ts';
import { deleteFindings } from '../../findings/records/index.ts';
import { findScan } from '../scans.service.ts';

const assertUndoable = async (
  tx: Tx,
  id: string,
  repositoryId: string,
  now: Date,
): Promise<typeof scans.$inferSelect> => {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.clientId, currentClient), eq(scans.id, id)))
    .for('update');
  const until = row && undoableUntil(row);
  if (!row || !until)
    throw new Problem(
      409,
      'cannot_undo',
      'Only an import that changed something, and has not been undone, can be undone.',
    );
  if (until < now) throw createProblem(409, 'too_late');
  const scan = { clientId: row.clientId, id, repositoryId };
  if (await hasLaterImport(tx, scan)) throw createProblem(409, 'not_the_last');
  const touched = await countTriagedFindings(tx, scan);
  if (touched > 0) throw createProblem(409, 'worked_on', { count: touched });
  return row;
};

/** Undoes what an import created, changed and closed. Later decisions of users are kept. */
export const undoScan = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  id: string,
  requestId: string,
): Promise<Scan> =>
  retryOnDeadlock(() =>
    inTenant(deps.db, toTenant(who), async (tx) => {
      const { repository } = (await findScan(tx, who, scope, id)).attributes;
      // Serializes the undo with imports of the repository.
      await lockRepository(tx, repository.id);
      const row = await assertUndoable(tx, id, repository.id, deps.now());
      const scan = { clientId: row.clientId, id, repositoryId: repository.id };
      await deleteFindings(tx, isCreatedByScan(scan));
      await restoreFindings(tx, scan);
      await deleteSavedStates(tx, id);
      await deletePart(tx, row);
      await tx
        .update(scans)
        .set({ undoneAt: deps.now() })
        .where(and(eq(scans.clientId, who.clientId), eq(scans.id, id)));
      await restoreSbom(tx, scan);
      await restoreLastScan(tx, scan);
      await upsertDuplicateLinks(tx, scan);
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
