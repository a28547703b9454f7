/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of AI service.
 */
export type RemediatorType = 'azure' | 'openai';