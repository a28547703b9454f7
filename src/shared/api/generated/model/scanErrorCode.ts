/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why nothing of a report was imported.
 */
export type ScanErrorCode = 'empty_report' | 'unknown_format' | 'unsupported_version' | 'malformed_report' | 'truncated_report' | 'too_large' | 'too_deep' | 'not_text' | 'archive_refused' | 'timed_out' | 'import_failed' | 'source_unavailable' | 'scanner_failed' | 'scanner_timed_out';