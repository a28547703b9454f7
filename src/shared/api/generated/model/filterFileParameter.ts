/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * code_info: part of the path; `*` stands for any characters.
 */
export type FilterFileParameter = string;
