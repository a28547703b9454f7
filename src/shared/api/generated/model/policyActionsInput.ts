/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a rule does.
 */
export interface PolicyActionsInput {
  /**
     * @minimum 0
     * @maximum 3650
     * @nullable
     */
  due_days?: number | null;
  notify?: boolean;
  /** The gate fails on such findings. */
  gate?: boolean;
}
