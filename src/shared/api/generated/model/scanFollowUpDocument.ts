/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanFollowUp } from './scanFollowUp.ts';

/**
 * What follows from an import.
 */
export interface ScanFollowUpDocument {
  data: ScanFollowUp;
}
