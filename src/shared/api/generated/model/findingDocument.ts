/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Finding } from './finding.ts';

/**
 * One finding.
 */
export interface FindingDocument {
  data: Finding;
}
