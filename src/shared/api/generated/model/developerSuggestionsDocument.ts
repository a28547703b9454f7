/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeveloperSuggestions } from './developerSuggestions.ts';

/**
 * Who last changed the code of the findings.
 */
export interface DeveloperSuggestionsDocument {
  data: DeveloperSuggestions;
}
