/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryPriority } from './repositoryPriority.ts';
import type { SourceControl } from './sourceControl.ts';

/**
 * Where it lives.
 */
export interface RepositoryData {
  /**
     * Default branch.
     * @nullable
     */
  branch: string | null;
  priority: RepositoryPriority;
  source_control: SourceControl;
  tags: string[];
  /** @nullable */
  url: string | null;
}
