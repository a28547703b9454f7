/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeveloperSuggestion } from './developerSuggestion.ts';

/**
 * Who last changed the code of the findings, and of how many nobody knows.
 */
export interface DeveloperSuggestions {
  /**
     * All that are meant.
     * @minimum 0
     */
  total: number;
  people: DeveloperSuggestion[];
}
