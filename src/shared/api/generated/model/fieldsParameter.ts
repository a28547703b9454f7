/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Attributes that an export or report should contain; all when absent. Lists always bring whole rows.
 */
export type FieldsParameter = string[];
