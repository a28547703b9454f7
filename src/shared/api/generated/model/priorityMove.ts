/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryRef } from './repositoryRef.ts';

/**
 * A finding whose priority moves.
 */
export interface PriorityMove {
  finding_id: string;
  title: string;
  repository: RepositoryRef;
  /**
     * @minimum 0
     * @maximum 100
     */
  from: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  to: number;
}
