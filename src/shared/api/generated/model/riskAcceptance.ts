/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';

/**
 * Why somebody lives with it, and until when.
 */
export interface RiskAcceptance {
  reason: string;
  /** @nullable */
  until: string | null;
  /** Ends when a fix exists. */
  until_fix: boolean;
  accepted_by: PersonRef | null;
  /** Who has to agree, or agreed. Null while review is requested, whoever may accept risks may answer, save who asked. */
  approver: PersonRef | null;
  accepted_at: string;
}
