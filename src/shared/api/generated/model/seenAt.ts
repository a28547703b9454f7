/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * When the person looked at the findings named; what somebody else has decided since then is left alone and said.
 */
export type SeenAt = string;
