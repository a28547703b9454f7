/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Failed to activate subscription. Please try again later or contact our administrator!
 */
export type MarketplaceFailedResponse = Problem;
