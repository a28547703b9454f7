/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A package or operating-system component.
 */
export interface ComponentRef {
  name: string;
  /** @nullable */
  version: string | null;
  /** @nullable */
  purl: string | null;
  /** @nullable */
  ecosystem: string | null;
  /** @nullable */
  fixed_version: string | null;
}
