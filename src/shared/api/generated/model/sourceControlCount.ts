/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceControl } from './sourceControl.ts';

/**
 * A source host and its repositories.
 */
export interface SourceControlCount {
  source_control: SourceControl;
  /** @minimum 0 */
  count: number;
  isConfigured: boolean;
}
