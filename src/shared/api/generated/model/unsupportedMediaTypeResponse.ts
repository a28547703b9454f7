/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body has another content type than this call reads.
 */
export type UnsupportedMediaTypeResponse = Problem;
