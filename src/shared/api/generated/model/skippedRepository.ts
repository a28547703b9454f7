/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SkippedRepositoryReason } from './skippedRepositoryReason.ts';

/**
 * A repository that was not added.
 */
export interface SkippedRepository {
  nickname: string;
  reason: SkippedRepositoryReason;
}
