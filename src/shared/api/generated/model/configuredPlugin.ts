/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether credentials are complete.
 */
export interface ConfiguredPlugin {
  isConfigured: boolean;
}
