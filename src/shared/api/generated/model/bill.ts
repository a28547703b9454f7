/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bill of materials that a repository is made of now.
 */
export interface Bill {
  scan_id: string;
  /**
     * What it is of: an image, an application. Null where nobody says.
     * @nullable
     */
  subject: string | null;
  /** @nullable */
  tool: string | null;
  file_name: string;
  /** @nullable */
  branch: string | null;
  /** @minimum 0 */
  components: number;
  observed_at: string;
}
