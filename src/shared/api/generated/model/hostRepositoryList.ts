/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HostRepository } from './hostRepository.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of repositories at the source host.
 */
export interface HostRepositoryList {
  data: HostRepository[];
  meta: ListMeta;
}
