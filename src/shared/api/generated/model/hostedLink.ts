/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was opened at the source host.
 */
export interface HostedLink {
  /** @maxLength 2000 */
  url: string;
  /**
     * @minimum 1
     * @nullable
     */
  number: number | null;
}
