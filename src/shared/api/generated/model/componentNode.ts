/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A component on the way from the root.
 */
export interface ComponentNode {
  id: string;
  name: string;
  /** @nullable */
  version: string | null;
}
