/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The signature does not belong to this body, or is too old.
 */
export type SignatureRefusedResponse = Problem;
