/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentDetailAttributes } from './componentDetailAttributes.ts';

/**
 * A component with everything known about it.
 */
export interface Component {
  id: string;
  attributes: ComponentDetailAttributes;
}
