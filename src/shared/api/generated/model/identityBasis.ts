/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which evidence its identity rests on.
 */
export type IdentityBasis = 'fingerprint' | 'component' | 'code' | 'resource' | 'message';