/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Developer } from './developer.ts';

/**
 * People whom findings can be sent to.
 */
export interface DeveloperList {
  data: Developer[];
}
