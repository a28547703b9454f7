/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type JobResult = { [key: string]: unknown } | null;
