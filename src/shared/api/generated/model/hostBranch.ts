/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A branch at the source host.
 */
export interface HostBranch {
  name: string;
  is_default: boolean;
}
