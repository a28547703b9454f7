/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Semgrep CLI, without its token.
 */
export interface SemgrepCliState {
  isConfigured: boolean;
  /** @nullable */
  config: string | null;
}
