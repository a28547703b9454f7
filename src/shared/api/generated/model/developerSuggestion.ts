/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Somebody who last changed the code of some of the findings.
 */
export interface DeveloperSuggestion {
  id: string;
  /**
     * Whose code this person was the last to change.
     * @minimum 1
     */
  findings: number;
  /**
     * Of the latest change that is known.
     * @nullable
     */
  file: string | null;
  /**
     * The latest change that a report dates.
     * @nullable
     */
  changed_at: string | null;
}
