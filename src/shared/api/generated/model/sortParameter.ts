/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SortDirection } from './sortDirection.ts';

export type SortParameter = SortDirection;
