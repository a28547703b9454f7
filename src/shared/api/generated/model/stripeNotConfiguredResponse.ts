/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Card payments are not configured on this server, or the request is not acceptable.
 */
export type StripeNotConfiguredResponse = Problem;
