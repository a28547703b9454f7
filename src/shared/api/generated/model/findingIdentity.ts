/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IdentityBasis } from './identityBasis.ts';
import type { IdentityMatch } from './identityMatch.ts';

/**
 * Why this is the finding of earlier imports.
 */
export interface FindingIdentity {
  match: IdentityMatch;
  basis: IdentityBasis;
}
