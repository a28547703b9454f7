/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NamedCount } from './namedCount.ts';

/**
 * Open findings by a value.
 */
export interface NamedCountChart {
  data: NamedCount[];
  is_exact: boolean;
}
