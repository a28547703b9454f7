/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PolicyActionsInput } from './policyActionsInput.ts';
import type { PolicyConditionInput } from './policyConditionInput.ts';

/**
 * A rule.
 */
export interface PolicyRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  category?: string;
  enabled?: boolean;
  /** @maxItems 40 */
  conditions: PolicyConditionInput[];
  actions: PolicyActionsInput;
}
