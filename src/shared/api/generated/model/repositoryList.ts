/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Repository } from './repository.ts';

/**
 * A page of repositories.
 */
export interface RepositoryList {
  data: Repository[];
  meta: ListMeta;
}
