/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceControlCount } from './sourceControlCount.ts';

/**
 * Source hosts in use.
 */
export interface SourceControlList {
  data: SourceControlCount[];
}
