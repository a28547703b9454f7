/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A repository that was not added.
 */
export interface SkippedRepository {
  nickname: string;
  reason: string;
}
