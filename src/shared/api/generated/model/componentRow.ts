/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentAttributes } from './componentAttributes.ts';

/**
 * A component as the list shows it.
 */
export interface ComponentRow {
  id: string;
  attributes: ComponentAttributes;
}
