// Notifies the uploader how the import ended.
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScanCounts } from '../../../platform/db/schema/repositories.ts';
import type { ReportFault } from '../../../report-formats/report-faults.ts';
import { notify } from '../../notifications/index.ts';

type Scan = { id: string; clientId: string; createdBy: string | null };
type EndedScan = Scan & { dryRun: boolean };

const several = (count: number, word: string) => `${String(count)} ${word}`;

export const notifyScanCompleted = (
  tx: Tx,
  scan: EndedScan,
  repository: string,
  { new: fresh, fixed, reopened }: ScanCounts,
): Promise<void> =>
  notify(tx, {
    clientId: scan.clientId,
    // A scan that changed nothing is no news.
    userIds: scan.createdBy === null || fresh + fixed + reopened === 0 ? [] : [scan.createdBy],
    type: 'scan_ended',
    title: scan.dryRun
      ? `Dry run finished for ${repository}. Nothing was changed.`
      : `Scan finished for ${repository}`,
    message: [several(fresh, 'new'), several(fixed, 'fixed'), several(reopened, 'reopened')].join(
      ', ',
    ),
    facts: { repository, new: fresh, fixed, reopened, ...(scan.dryRun && { dry_run: true }) },
    subject: { type: 'scan', id: scan.id },
  });

export const notifyScanFailed = (
  tx: Tx,
  scan: Scan,
  repository: string,
  { message, type, facts }: ReportFault,
): Promise<void> =>
  notify(tx, {
    clientId: scan.clientId,
    userIds: scan.createdBy === null ? [] : [scan.createdBy],
    type: 'scan_failed',
    title: `Couldn’t import a report for ${repository}`,
    message,
    facts: { repository, error: { type, facts } },
    subject: { type: 'scan', id: scan.id },
  });
