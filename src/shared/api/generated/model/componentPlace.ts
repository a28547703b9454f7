/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryRef } from './repositoryRef.ts';

/**
 * The same version in another repository.
 */
export interface ComponentPlace {
  id: string;
  repository: RepositoryRef;
}
