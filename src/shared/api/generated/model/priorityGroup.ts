/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Group of the manage-prioritization settings.
 */
export type PriorityGroup = 'industryStandardFrameworks' | 'exploitabilityFactors' | 'impactOnCriticalSystems' | 'complianceFrameworks' | 'complianceStandars';