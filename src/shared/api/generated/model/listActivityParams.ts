/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SinceParameter } from './sinceParameter.ts';

export type ListActivityParams = {
/**
 * Cursor of the last answer; without it only the present cursor is answered.
 * @maxLength 200
 */
since?: SinceParameter;
};
