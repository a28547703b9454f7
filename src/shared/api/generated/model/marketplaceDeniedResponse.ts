/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * You need to have a valid account role admin to proceed!
 */
export type MarketplaceDeniedResponse = Problem;
