/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Policy } from './policy.ts';

/**
 * A rule.
 */
export interface PolicyDocument {
  data: Policy;
}
