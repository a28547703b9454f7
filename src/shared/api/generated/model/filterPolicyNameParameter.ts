/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * policy_info: name of a policy that it violates.
 */
export type FilterPolicyNameParameter = string[];
