/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bill of materials that has a component.
 */
export interface ComponentInBill {
  scan_id: string;
  /** @nullable */
  subject: string | null;
  /** The component as this bill has it. */
  component_id: string;
}
