/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * source_control: nickname or id of the repository.
 */
export type FilterRepositoryParameter = string[];
