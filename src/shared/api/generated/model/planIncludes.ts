/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much of what is counted a plan holds; null where it holds any number. It is shown beside what is used, and nothing is refused beyond it.
 */
export interface PlanIncludes {
  /**
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  repositories: number | null;
  /**
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  members: number | null;
  /**
     * In a month.
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  ai_fixes: number | null;
}
