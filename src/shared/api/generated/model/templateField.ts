/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A blank of a template.
 */
export interface TemplateField {
  key: string;
  label: string;
  /** @nullable */
  value: string | null;
}
