/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * You may invite people up to your own role only.
 */
export type InviteForbiddenResponse = Problem;
