/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';

/**
 * vulnerability_info: severity.
 */
export type FilterSeverityParameter = Severity[];
