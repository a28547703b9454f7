/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TemplateValueInput } from './templateValueInput.ts';

/**
 * Values of the blanks.
 */
export interface FillTemplateRequest {
  /** @maxItems 50 */
  template_fields: TemplateValueInput[];
}
