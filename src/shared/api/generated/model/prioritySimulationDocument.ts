/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrioritySimulation } from './prioritySimulation.ts';

/**
 * What new settings would change.
 */
export interface PrioritySimulationDocument {
  data: PrioritySimulation;
}
