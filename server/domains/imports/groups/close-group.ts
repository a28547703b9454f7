import { and, eq } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { repositories, scans } from '../../../platform/db/schema/repositories.ts';
import { enqueueApplyPolicies } from '../../policies/index.ts';
import { lockRepository } from '../../scans/records/index.ts';
import { upsertDuplicateLinks } from '../duplicates/duplicates.repo.ts';
import { closeMissing } from '../reconcile/reconcile.repo.ts';
import { insertClosedTargets, insertScanTargets } from '../reconcile/scope.repo.ts';
import { saveMissingBefore } from '../undo/undo.repo.ts';
import {
  copyTargets,
  deleteVanishedSightings,
  getEvidence,
  isMissingFromGroup,
  recordClosing,
} from './close-group.repo.ts';
import { getProgress, type Group, isPart, listOpenGroups, type Progress } from './groups.repo.ts';

/** The number of findings that a group closed, and the scan that they are attributed to. */
export type Closed = { scanId: string; fixed: number; duplicates: number };

/** Returns whether the last part has arrived and all parts are whole. */
const isComplete = (group: Group, { received, waiting, failed, sealed }: Progress): boolean =>
  waiting === 0 &&
  (group.parts === null ? sealed && failed === 0 && received > 0 : received >= group.parts);

const close = async (tx: Tx, group: Group): Promise<Closed | undefined> => {
  const evidence = await getEvidence(tx, group);
  if (!evidence) return undefined;
  const { scanId, observedAt, learnedAt, late, ...scope } = evidence;
  const { clientId, repositoryId, branch } = group;
  const scan = { clientId, id: scanId, repositoryId, branch, observedAt, learnedAt };
  await copyTargets(tx, group, scanId);
  const unnamed = await insertScanTargets(tx, scan, scope, []);
  const missing = isMissingFromGroup(group, scan, scope);
  await saveMissingBefore(tx, scan, missing);
  const fixed = await closeMissing(tx, scan, missing);
  if (fixed > 0) {
    await insertClosedTargets(tx, scan);
    await enqueueApplyPolicies(tx, { clientId }, repositoryId);
  }
  const [repository] = await tx
    .select({ branch: repositories.branch })
    .from(repositories)
    .where(and(eq(repositories.clientId, currentClient), eq(repositories.id, repositoryId)));
  // Sightings from a later report on the branch cannot be distinguished here.
  if (branch !== repository?.branch && !late)
    await deleteVanishedSightings(tx, group, scan, scope.tools);
  const duplicates = fixed > 0 ? await upsertDuplicateLinks(tx, { clientId, repositoryId }) : 0;
  await recordClosing(tx, group, scanId, {
    fixed,
    duplicates,
    notes: unnamed.map((tool) => ({ code: 'target_not_named', facts: { tool } })),
  });
  return { scanId, fixed, duplicates };
};

/** Closes the group if its last part has arrived. Has to run under the repository lock. */
export const closeIfComplete = async (tx: Tx, group: Group): Promise<Closed | undefined> =>
  group.closedAt === null && isComplete(group, await getProgress(tx, group))
    ? close(tx, group)
    : undefined;

/** Settles the groups after a failed report: a group may have been waiting only for this report. */
export const settleGroups = async (tx: Tx, scanId: string): Promise<void> => {
  const [scan] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.clientId, currentClient), eq(scans.id, scanId)));
  if (!scan || !isPart(scan)) return;
  await lockRepository(tx, scan.repositoryId);
  for (const group of await listOpenGroups(tx, scan)) await closeIfComplete(tx, group);
};
