/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The findings that match have changed since you selected them. Look again.
 */
export type StaleSelectionResponse = Problem;
