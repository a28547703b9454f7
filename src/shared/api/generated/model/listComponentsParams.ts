/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ListComponentsSortField } from './listComponentsSortField.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchListParameter } from './searchListParameter.ts';
import type { Severity } from './severity.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListComponentsParams = {
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
/**
 * Nickname or id.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 * @items.pattern \S
 */
repository?: string[];
/**
 * @maxItems 20
 * @items.minLength 1
 * @items.maxLength 60
 * @items.pattern \S
 */
ecosystem?: string[];
/**
 * @maxItems 50
 * @items.minLength 1
 * @items.maxLength 100
 * @items.pattern \S
 */
license?: string[];
/**
 * With a vulnerability of this severity.
 * @maxItems 5
 */
severity?: Severity[];
direct?: boolean;
sort_field?: ListComponentsSortField;
/**
 * Direction of an order.
 */
sort?: SortParameter;
/**
 * `next_cursor` of the page before; wins over `page`.
 * @maxLength 2000
 */
cursor?: CursorParameter;
/**
 * Page, counted from one; zero is taken as one.
 * @minimum 0
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};
