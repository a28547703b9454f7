/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A repository at the source host.
 */
export interface HostRepository {
  id: string;
  name: string;
  full_name: string;
  /** @maxLength 2000 */
  url: string;
  /** @nullable */
  default_branch: string | null;
  private: boolean;
  /** Already in Parapet. */
  added: boolean;
}
