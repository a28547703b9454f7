/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GitToken } from './gitToken.ts';

/**
 * Source hosts and whether they are connected.
 */
export interface GitTokenList {
  data: GitToken[];
}
