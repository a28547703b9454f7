/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Repository } from './repository.ts';

/**
 * One repository.
 */
export interface RepositoryDocument {
  data: Repository;
}
