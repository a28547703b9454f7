/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * developer_info: user name or e-mail of who it is assigned or was sent to.
 */
export type FilterDeveloperParameter = string[];
