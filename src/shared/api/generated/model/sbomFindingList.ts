/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { SbomFinding } from './sbomFinding.ts';

/**
 * A page of vulnerabilities of components.
 */
export interface SbomFindingList {
  data: SbomFinding[];
  meta: ListMeta;
}
