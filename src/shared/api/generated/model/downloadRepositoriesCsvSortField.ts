/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DownloadRepositoriesCsvSortField = 'nickname' | 'priority' | 'last_scan_at' | 'open_findings' | 'created_at';