// Whoever sent a report hears how it ended.
import type { Tx } from '../db/connect.ts';
import type { ScanCounts } from '../db/schema/repositories.ts';
import type { ReportFault } from '../reports/report-faults.ts';
import { notify } from '../modules/notifications/notify.ts';

type Scan = { id: string; clientId: string; createdBy: string | null };
type EndedScan = Scan & { dryRun: boolean };

const several = (count: number, word: string) => `${String(count)} ${word}`;

export const tellEnded = (
  tx: Tx,
  scan: EndedScan,
  repository: string,
  { new: fresh, fixed, reopened }: ScanCounts,
): Promise<void> =>
  notify(tx, {
    clientId: scan.clientId,
    userIds: scan.createdBy === null ? [] : [scan.createdBy],
    type: 'scan_ended',
    title: scan.dryRun
      ? `A dry run for ${repository} has ended, nothing was changed`
      : `A scan of ${repository} has ended`,
    message: [several(fresh, 'new'), several(fixed, 'fixed'), several(reopened, 'reopened')].join(
      ', ',
    ),
    facts: { repository, new: fresh, fixed, reopened, ...(scan.dryRun && { dry_run: true }) },
    subject: { type: 'scan', id: scan.id },
  });

export const tellFailed = (
  tx: Tx,
  scan: Scan,
  repository: string,
  { message, type, facts }: ReportFault,
): Promise<void> =>
  notify(tx, {
    clientId: scan.clientId,
    userIds: scan.createdBy === null ? [] : [scan.createdBy],
    type: 'scan_failed',
    title: `A report for ${repository} could not be imported`,
    message,
    facts: { repository, error: { type, facts } },
    subject: { type: 'scan', id: scan.id },
  });
