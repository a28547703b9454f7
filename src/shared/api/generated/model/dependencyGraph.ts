/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DependencyEdge } from './dependencyEdge.ts';
import type { GraphNode } from './graphNode.ts';

/**
 * Components of a repository and who asks for whom.
 */
export interface DependencyGraph {
  nodes: GraphNode[];
  edges: DependencyEdge[];
  truncated: boolean;
}
