// What the notes on an import mean for findings that its report lacks.

/** Notes that concern neither what was scanned nor what was read. */
const remarks: ReadonlySet<string> = new Set([
  'read_as_another_tool',
  'among_other_text',
  'read_leniently',
  'other_bill_kept',
  'later_report_known',
  'ignore_files_heeded',
  'ignore_files_unheeded',
  'ignore_files_of_others',
]);

/** The import closes less than a complete report would: findings may stay open that are fixed. */
export const isScanWarning = (code: string): boolean => !remarks.has(code);

/** The report is complete; it closes nothing for another reason. */
const openEnded: ReadonlySet<string> = new Set(['event_log', 'target_not_named']);

const scannedNothing = 'nothing_scanned';

/** Notes after which it is not known whether the tool scanned, or what it found. */
const unknownResultCodes = [
  'scan_failed',
  'unknown_variant',
  'results_unread',
  'entries_unaccounted',
  'mostly_left_out',
];

/** Notes on a scan whose report does not show what the tool found. */
export const unseenResultCodes: readonly string[] = [scannedNothing, ...unknownResultCodes];

/** Includes the codes that only the gate uses. */
const unknownResults: ReadonlySet<string> = new Set([
  ...unknownResultCodes,
  'import_failed',
  'import_pending',
  'parts_missing',
]);

/** `nothing`: the tool scanned nothing. `unknown`: its results are unknown. `part`: it scanned a part. */
export type ScanGap = 'nothing' | 'unknown' | 'part';

/** What a scan with this note does not show. Undefined where it shows everything. */
export function scanGapOf(code: string): ScanGap | undefined {
  if (code === scannedNothing) return 'nothing';
  if (unknownResults.has(code)) return 'unknown';
  return isScanWarning(code) && !openEnded.has(code) ? 'part' : undefined;
}
