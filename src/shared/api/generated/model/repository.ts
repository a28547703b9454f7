/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryAttributes } from './repositoryAttributes.ts';

/**
 * A repository.
 */
export interface Repository {
  id: string;
  attributes: RepositoryAttributes;
}
