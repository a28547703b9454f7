/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bill } from './bill.ts';

/**
 * The bills of materials that a repository is made of now, one of each subject.
 */
export interface BillList {
  data: Bill[];
}
