/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorInput } from './remediatorInput.ts';
import type { ValidationInput } from './validationInput.ts';

/**
 * The AI services of the organisation.
 */
export interface AiConfigurationInput {
  remediator?: RemediatorInput;
  validation?: ValidationInput;
}
