/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What `error` names.
 */
export type IntelligenceFeedErrorFacts = {[key: string]: string | number};
