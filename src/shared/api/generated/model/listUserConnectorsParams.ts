/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchListParameter } from './searchListParameter.ts';
import type { ZeroBasedPageParameter } from './zeroBasedPageParameter.ts';

export type ListUserConnectorsParams = {
/**
 * Page, counted from zero.
 * @minimum 0
 * @maximum 1000000
 */
page?: ZeroBasedPageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
};
