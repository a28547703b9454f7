/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DownloadRepositoriesCsvSortField } from './downloadRepositoriesCsvSortField.ts';
import type { RepositoryStatus } from './repositoryStatus.ts';
import type { SearchListParameter } from './searchListParameter.ts';
import type { SortParameter } from './sortParameter.ts';
import type { SourceControl } from './sourceControl.ts';

export type DownloadRepositoriesCsvParams = {
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchListParameter;
/**
 * @maxItems 10
 */
source_control?: SourceControl[];
/**
 * @maxItems 50
 * @items.minLength 1
 * @items.maxLength 60
 * @items.pattern \S
 */
tags?: string[];
status?: RepositoryStatus;
/**
 * Direction of an order.
 */
sort?: SortParameter;
/**
 * Attribute that orders the lines.
 */
sort_field?: DownloadRepositoriesCsvSortField;
};
