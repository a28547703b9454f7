/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Scan } from './scan.ts';

/**
 * A page of scans.
 */
export interface ScanList {
  data: Scan[];
  meta: ListMeta;
}
