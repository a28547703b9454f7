/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanAttributes } from './scanAttributes.ts';

/**
 * An import of a report.
 */
export interface Scan {
  id: string;
  attributes: ScanAttributes;
}
