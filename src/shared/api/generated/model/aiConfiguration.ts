/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorState } from './remediatorState.ts';
import type { ValidationState } from './validationState.ts';

/**
 * The AI services of the organisation.
 */
export interface AiConfiguration {
  remediator: RemediatorState;
  validation: ValidationState;
}
