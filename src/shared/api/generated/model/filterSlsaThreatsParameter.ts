/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlsaThreat } from './slsaThreat.ts';

/**
 * vulnerability_info: SLSA 1.2 threats.
 */
export type FilterSlsaThreatsParameter = SlsaThreat[];
