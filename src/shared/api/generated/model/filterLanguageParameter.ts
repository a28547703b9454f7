/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * code_info: language of the file.
 */
export type FilterLanguageParameter = string[];
