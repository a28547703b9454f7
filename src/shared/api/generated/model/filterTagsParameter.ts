/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * other_info: tags of the finding.
 */
export type FilterTagsParameter = string[];
