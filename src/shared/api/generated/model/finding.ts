/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingAttributes } from './findingAttributes.ts';

/**
 * A finding with everything known about it.
 */
export interface Finding {
  id: string;
  attributes: FindingAttributes;
}
