/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A sentence to show.
 */
export interface Message {
  message: string;
}
