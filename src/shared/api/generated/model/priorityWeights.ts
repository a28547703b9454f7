/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Points of each group; they add up to 100.
 */
export interface PriorityWeights {
  /**
     * @minimum 0
     * @maximum 100
     */
  industryStandardFrameworks: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  exploitabilityFactors: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  impactOnCriticalSystems: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  complianceFrameworks: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  complianceStandars: number;
}
