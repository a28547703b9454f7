import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScanErrorCode } from '@/shared/api/generated/model';

/** Short titles for why nothing was imported from a report. `reportFaultText` has the sentences. */
const titles: Readonly<Record<ScanErrorCode, MessageDescriptor>> = {
  archive_refused: msg`Unsupported archive`,
  empty_report: msg`The report is empty`,
  import_failed: msg`The server couldn’t finish this import`,
  malformed_report: msg`The report is damaged`,
  not_text: msg`Not a scanner report`,
  scanner_failed: msg`The scanner failed`,
  scanner_timed_out: msg`The scanner took too long`,
  source_unavailable: msg`There was nothing to scan`,
  timed_out: msg`Reading the report took too long`,
  too_deep: msg`The report is nested too deeply`,
  too_large: msg`The report is too large`,
  truncated_report: msg`The report is incomplete`,
  unknown_format: msg`Unknown format`,
  unsupported_version: msg`Unsupported format version`,
};

export const scanErrorTitle = (
  i18n: I18n,
  { code, type }: { readonly code: ScanErrorCode; readonly type: string | null },
): string => i18n._(type === 'scan_cancelled' ? msg`Cancelled` : titles[code]);
