/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewRepositoryInput } from './newRepositoryInput.ts';
import type { SourceControl } from './sourceControl.ts';

/**
 * Repositories to add at once.
 */
export interface CreateRepositoryWithListRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  data: NewRepositoryInput[];
  source_control: SourceControl;
}
