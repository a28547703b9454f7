/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriorityExplanation } from './priorityExplanation.ts';

/**
 * Why this priority.
 */
export interface PriorityExplanationDocument {
  data: PriorityExplanation;
}
