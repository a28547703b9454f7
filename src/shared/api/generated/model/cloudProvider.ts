/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A cloud.
 */
export type CloudProvider = 'aws' | 'azure' | 'gcp' | 'oracle_oci';