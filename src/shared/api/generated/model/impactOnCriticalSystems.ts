/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is at stake.
 */
export interface ImpactOnCriticalSystems {
  vulnSensitiveData: boolean;
  vulnImpactingCriticalData: boolean;
}
