/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PolicyActions } from './policyActions.ts';
import type { PolicyCondition } from './policyCondition.ts';

/**
 * A rule of the organisation.
 */
export interface Policy {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  category: string;
  enabled: boolean;
  conditions: PolicyCondition[];
  actions: PolicyActions;
  /** @minimum 0 */
  violations: number;
  /** @minimum 1 */
  version: number;
  updated_at: string;
}
