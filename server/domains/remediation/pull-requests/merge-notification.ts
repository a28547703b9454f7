import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import type { remediations } from '../../../platform/db/schema/remediations.ts';
import { notify } from '../../notifications/index.ts';

type Remediation = typeof remediations.$inferSelect;
type Finding = typeof findings.$inferSelect;

/** Locks the finding of a remediation. Undefined if it was deleted. */
export const lockFinding = async (
  tx: Tx,
  { clientId, findingId }: Remediation,
): Promise<Finding | undefined> =>
  (
    await tx
      .select()
      .from(findings)
      .where(and(eq(findings.clientId, clientId), eq(findings.id, findingId)))
      .for('update')
  )[0];

/** Notifies the author of the fix and the finding's assignee. */
export const notifyOfMerge = (
  tx: Tx,
  { clientId, createdBy, title: what, findingId }: Remediation,
  { assigneeId, repositoryName: repository }: Finding,
  words: { title: string; message: string; stillFound?: true },
): Promise<void> =>
  notify(tx, {
    clientId,
    userIds: [createdBy, ...(assigneeId === null ? [] : [assigneeId])],
    type: 'pull_request_merged',
    title: words.title,
    message: words.message,
    facts: { what, repository, ...(words.stillFound && { still_found: true }) },
    subject: { type: 'finding', id: findingId },
  });
