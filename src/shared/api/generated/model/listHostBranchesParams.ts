/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';

export type ListHostBranchesParams = {
/**
 * @minLength 1
 * @maxLength 500
 * @pattern \S
 */
repository: string;
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
