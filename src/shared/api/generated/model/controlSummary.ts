/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A control of a standard, and what stands against it.
 */
export interface ControlSummary {
  standard: string;
  name: string;
  control: string;
  title: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  uri: string | null;
  /** @minimum 0 */
  violations: number;
}
