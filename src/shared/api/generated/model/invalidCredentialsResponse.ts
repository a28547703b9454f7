/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The user name or the password is not right.
 */
export type InvalidCredentialsResponse = Problem;
