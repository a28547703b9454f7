/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';

/**
 * A component in the graph.
 */
export interface GraphNode {
  id: string;
  name: string;
  /** @nullable */
  version: string | null;
  worst: Severity | null;
  /** @nullable */
  direct: boolean | null;
}
