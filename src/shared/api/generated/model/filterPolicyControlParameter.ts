/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * policy_info: control of a policy that it violates.
 */
export type FilterPolicyControlParameter = string[];
