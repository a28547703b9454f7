/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Failed to download file
 */
export type DownloadFailedResponse = Problem;
