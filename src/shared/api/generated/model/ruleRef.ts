/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scanner's rule.
 */
export interface RuleRef {
  id: string;
  /** @nullable */
  name: string | null;
  /** @nullable */
  help_uri: string | null;
}
