/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanErrorCode } from './scanErrorCode.ts';

/**
 * Why nothing of a report was imported.
 */
export interface ScanError {
  code: ScanErrorCode;
  message: string;
  /** @nullable */
  pointer: string | null;
}
