/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Scan } from './scan.ts';

/**
 * One scan.
 */
export interface ScanDocument {
  data: Scan;
}
