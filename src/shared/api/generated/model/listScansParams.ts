/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ScanKind } from './scanKind.ts';
import type { ScanStatus } from './scanStatus.ts';

export type ListScansParams = {
/**
 * Of this repository.
 */
repository?: string;
/**
 * @maxItems 4
 */
status?: ScanStatus[];
/**
 * Run by Parapet, of these kinds.
 * @maxItems 7
 */
kind?: ScanKind[];
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
