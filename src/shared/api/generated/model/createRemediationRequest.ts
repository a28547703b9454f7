/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediationType } from './remediationType.ts';

/**
 * What kind of remediation, if not the best known.
 */
export interface CreateRemediationRequest {
  remediation_type?: RemediationType;
}
