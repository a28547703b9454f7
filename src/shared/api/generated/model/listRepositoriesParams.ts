/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ListRepositoriesSortField } from './listRepositoriesSortField.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RepositoryStatus } from './repositoryStatus.ts';
import type { SearchListParameter } from './searchListParameter.ts';
import type { SortParameter } from './sortParameter.ts';
import type { SourceControl } from './sourceControl.ts';

export type ListRepositoriesParams = {
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
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * `next_cursor` of the page before; wins over `page`.
 * @maxLength 2000
 */
cursor?: CursorParameter;
/**
 * Direction of an order.
 */
sort?: SortParameter;
/**
 * Attribute that orders the list.
 */
sort_field?: ListRepositoriesSortField;
/**
 * Lists that are not paginated ask for `enriched` and get all of them.
 */
status?: RepositoryStatus;
/**
 * Where they come from.
 * @maxItems 10
 */
source_control?: SourceControl[];
/**
 * With any of these tags.
 * @maxItems 50
 * @items.minLength 1
 * @items.maxLength 60
 * @items.pattern \S
 */
tags?: string[];
active?: boolean;
};
