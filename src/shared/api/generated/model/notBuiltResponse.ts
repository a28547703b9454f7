/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The operation is part of the contract, and this server does not answer it yet.
 */
export type NotBuiltResponse = Problem;
