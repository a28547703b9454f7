/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One component asks for another.
 */
export interface DependencyEdge {
  from: string;
  to: string;
}
