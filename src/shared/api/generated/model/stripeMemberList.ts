/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeMember } from './stripeMember.ts';

/**
 * Organisations that pay.
 */
export interface StripeMemberList {
  data: StripeMember[];
}
