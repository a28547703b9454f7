/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The organisation, as a signed token.
 */
export interface ClientToken {
  /** JWT (HS256) whose payload is `Client`. */
  token: string;
}
