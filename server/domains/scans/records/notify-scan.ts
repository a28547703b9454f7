// Notifies the uploader of the result of the import.
import type { Tx } from '../../../platform/db/connect.ts';
import { isScanWarning } from '#domain/scan-notes';
import type { ScanCounts, ScanNote } from '../../../platform/db/schema/repositories.ts';
import type { ReportFault } from '../../../report-formats/report-faults.ts';
import { notify } from '../../notifications/index.ts';
import { toScanNote } from './notes.ts';

type Scan = { id: string; clientId: string; createdBy: string | null };
type EndedScan = Scan & { dryRun: boolean };

const several = (count: number, word: string) => `${String(count)} ${word}`;

const titleOf = ({ dryRun }: EndedScan, repository: string, warning: ScanNote | undefined) => {
  if (dryRun) return `Dry run finished for ${repository}. Nothing was changed.`;
  return warning ? `The scan of ${repository} is incomplete` : `Scan finished for ${repository}`;
};

/** @param notes on the report and on the run: the first warning among them is the news */
export const notifyScanCompleted = (
  tx: Tx,
  scan: EndedScan,
  repository: string,
  { new: fresh, fixed, reopened }: ScanCounts,
  notes: readonly ScanNote[],
): Promise<void> => {
  const warning = notes.find(({ code }) => isScanWarning(code));
  const changed = fresh + fixed + reopened > 0;
  const changes = [
    several(fresh, 'new'),
    several(fixed, 'fixed'),
    several(reopened, 'reopened'),
  ].join(', ');
  return notify(tx, {
    clientId: scan.clientId,
    // No notification for a complete scan that changed nothing.
    userIds: scan.createdBy === null || !(changed || warning) ? [] : [scan.createdBy],
    type: 'scan_ended',
    title: titleOf(scan, repository, warning),
    message: [...(warning ? [toScanNote(warning).text] : []), ...(changed ? [changes] : [])].join(
      ' ',
    ),
    facts: {
      repository,
      new: fresh,
      fixed,
      reopened,
      ...(scan.dryRun && { dry_run: true }),
      ...(warning && { note: { code: warning.code, facts: warning.facts } }),
    },
    subject: { type: 'scan', id: scan.id },
  });
};

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
