/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The cloud marketplace is not configured on this server, or the request is not acceptable.
 */
export type MarketplaceNotConfiguredResponse = Problem;
