/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Repository } from './repository.ts';
import type { SkippedRepository } from './skippedRepository.ts';

/**
 * What was added and what was there before.
 */
export interface CreatedRepositories {
  data: Repository[];
  skipped: SkippedRepository[];
}
