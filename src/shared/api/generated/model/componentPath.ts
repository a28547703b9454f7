/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentNode } from './componentNode.ts';

/**
 * One way from the root to the component.
 */
export interface ComponentPath {
  nodes: ComponentNode[];
}
