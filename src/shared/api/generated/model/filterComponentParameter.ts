/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: name or package URL of the component.
 */
export type FilterComponentParameter = string[];
