/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token is absent, expired or revoked; nothing else answers 401.
 */
export type UnauthorizedResponse = Problem;
