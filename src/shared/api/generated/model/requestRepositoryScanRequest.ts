/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestRepositoryScanRequestScanType } from './requestRepositoryScanRequestScanType.ts';

/**
 * What to scan, and how.
 */
export interface RequestRepositoryScanRequest {
  repository_id: string;
  scan_type: RequestRepositoryScanRequestScanType;
}
