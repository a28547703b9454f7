/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What `detail` names.
 */
export type IgnoredResultFacts = {[key: string]: string | number};
