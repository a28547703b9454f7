/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryCount } from './repositoryCount.ts';

/**
 * Open findings by repository, most first.
 */
export interface RepositoryChart {
  data: RepositoryCount[];
  is_exact: boolean;
}
