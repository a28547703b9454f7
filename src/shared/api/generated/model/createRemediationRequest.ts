/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreateRemediationRequestSource } from './createRemediationRequestSource.ts';
import type { RemediationLocale } from './remediationLocale.ts';
import type { RemediationType } from './remediationType.ts';
import type { RunId } from './runId.ts';

/**
 * What kind of remediation, if not the best known, and who is asked.
 */
export interface CreateRemediationRequest {
  remediation_type?: RemediationType;
  /** `ai`: the AI service, also where the report or an advisory knows something. */
  source?: CreateRemediationRequestSource;
  locale?: RemediationLocale;
  run_id?: RunId;
}
