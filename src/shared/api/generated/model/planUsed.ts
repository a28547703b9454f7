/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much of what is counted an organisation uses.
 */
export interface PlanUsed {
  /**
     * Active ones.
     * @minimum 0
     */
  repositories: number;
  /**
     * Also those who are invited.
     * @minimum 0
     */
  members: number;
  /**
     * That an AI service has written since the first of this month.
     * @minimum 0
     */
  ai_fixes: number;
}
