/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * developer_info: author of the line, as the report or the host says.
 */
export type FilterIssueOwnerParameter = string[];
