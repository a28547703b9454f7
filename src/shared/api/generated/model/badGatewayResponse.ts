/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A service outside the product failed.
 */
export type BadGatewayResponse = Problem;
