// Records changes of a pull request in the history of its finding and in the audit log.
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { findings } from '../../../platform/db/schema/findings.ts';
import type { remediations } from '../../../platform/db/schema/remediations.ts';
import { writeEvents } from '../../findings/records/index.ts';
import { lockFinding } from './merge-notification.ts';

type Act = { action: string; detail?: Readonly<Record<string, string>> };

/** @returns the locked finding; undefined if it was deleted, and nothing is recorded */
export const recordChange = async (
  tx: Tx,
  remediation: typeof remediations.$inferSelect,
  became: string,
  { action, detail }: Act,
): Promise<typeof findings.$inferSelect | undefined> => {
  const { id, findingId, clientId, pullRequestUrl: url } = remediation;
  const row = await lockFinding(tx, remediation);
  if (!row) return undefined;
  await writeEvents(tx, undefined, [
    { row, kind: 'remediation', from: `pull_request_${became}`, to: url },
  ]);
  await writeAudit(tx, {
    clientId,
    action,
    subject: { type: 'remediation', id },
    detail: { finding_id: findingId, url, ...detail },
  });
  return row;
};
