/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A domain.
 */
export interface DomainRequest {
  /** @pattern ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ */
  domain: string;
}
