/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';

/**
 * People who may agree to accept a risk.
 */
export interface ApproverList {
  data: PersonRef[];
}
