/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What an issue would say; part of the answer to whoever asks for a draft.
 */
export interface IssueDraft {
  title: string;
  /** Markdown. */
  body: string;
}
