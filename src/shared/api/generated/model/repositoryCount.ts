/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryRef } from './repositoryRef.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * A repository and its open findings.
 */
export interface RepositoryCount {
  repository: RepositoryRef;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
}
