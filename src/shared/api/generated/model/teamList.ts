/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { TeamMember } from './teamMember.ts';

/**
 * A page of the team.
 */
export interface TeamList {
  data: TeamMember[];
  meta: ListMeta;
}
