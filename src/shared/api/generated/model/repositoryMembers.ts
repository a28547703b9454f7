/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';

/**
 * Developers of a repository.
 */
export interface RepositoryMembers {
  data: PersonRef[];
}
