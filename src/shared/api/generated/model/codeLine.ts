/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A line of source text.
 */
export interface CodeLine {
  /**
     * Six digits, zero-padded.
     * @pattern ^\d{6,}$
     */
  number: string;
  text: string;
  highlighted: boolean;
}
