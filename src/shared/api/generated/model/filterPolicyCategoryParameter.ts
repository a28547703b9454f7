/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * policy_info: category of a policy that it violates.
 */
export type FilterPolicyCategoryParameter = string[];
