/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SearchListParameter } from './searchListParameter.ts';

export type ListDevelopersParams = {
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
/**
 * Members of this repository first.
 */
repository?: string;
};
