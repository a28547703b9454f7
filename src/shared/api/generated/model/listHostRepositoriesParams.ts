/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { SearchListParameter } from './searchListParameter.ts';

export type ListHostRepositoriesParams = {
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
/**
 * Page, counted from one; zero is taken as one.
 * @minimum 0
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
page_size?: number;
};
