/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No response was received from webhook
 */
export type WebhookFailedResponse = Problem;
