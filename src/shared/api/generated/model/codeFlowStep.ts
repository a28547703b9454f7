/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CodeRange } from './codeRange.ts';

/**
 * One step on the way of the data.
 */
export interface CodeFlowStep {
  /** @nullable */
  file: string | null;
  range: CodeRange | null;
  /** @nullable */
  message: string | null;
  /** @nullable */
  snippet: string | null;
}
