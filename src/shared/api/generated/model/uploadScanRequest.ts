/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UploadScanRequestComplete } from './uploadScanRequestComplete.ts';
import type { UploadScanRequestDryRun } from './uploadScanRequestDryRun.ts';

/**
 * A scanner's report.
 */
export interface UploadScanRequest {
  /**
     * Extension of the file, a hint.
     * @minLength 1
     * @maxLength 10
     */
  ext: string;
  /**
     * The scanner, a hint; empty lets the content decide.
     * @maxLength 100
     */
  tool: string;
  /** @maxLength 255 */
  branch?: string;
  /** @maxLength 100 */
  commit?: string;
  /**
     * What was looked at, where the report may not say: an image, a host or address, a cloud account, or a path of the repository, written as it is or with its kind (image:, host:, account:, path:). A report that found nothing then closes what was found on this, and nothing else.
     * @maxLength 300
     */
  target?: string;
  /** Only say what would change. */
  dry_run?: UploadScanRequestDryRun;
  /** Whether what the report lacks counts as fixed. */
  complete?: UploadScanRequestComplete;
  /** The report, up to 512 MB, as the last part. */
  file: Blob;
}
