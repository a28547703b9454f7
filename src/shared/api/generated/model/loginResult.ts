/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SessionGrant } from './sessionGrant.ts';
import type { TwoFactorChallenge } from './twoFactorChallenge.ts';

/**
 * A session, or a challenge for the second factor.
 */
export type LoginResult = SessionGrant | TwoFactorChallenge;
