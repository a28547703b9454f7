/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Policy } from './policy.ts';

/**
 * Rules of the organisation.
 */
export interface PolicyList {
  data: Policy[];
}
