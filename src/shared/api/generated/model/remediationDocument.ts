/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Remediation } from './remediation.ts';

/**
 * One remediation.
 */
export interface RemediationDocument {
  data: Remediation;
}
