/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlaState } from './slaState.ts';

/**
 * remediation_info: where it stands against its due date.
 */
export type FilterSlaParameter = SlaState[];
