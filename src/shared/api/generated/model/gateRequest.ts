/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';

/**
 * Would this branch pass?
 */
export interface GateRequest {
  /**
     * Nickname or id.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  repository: string;
  /**
     * @maxLength 255
     * @nullable
     */
  branch?: string | null;
  fail_on?: Severity;
  /**
     * @minimum 0
     * @maximum 100
     */
  max_priority?: number;
  /** Only what the base branch does not have; for the base branch itself, what its last reports brought. */
  new_only?: boolean;
  /**
     * The branch to compare with; the repository's default branch if absent.
     * @maxLength 255
     * @nullable
     */
  base?: string | null;
}
