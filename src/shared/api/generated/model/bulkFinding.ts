/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';

/**
 * As much of a finding as a line about it shows.
 */
export interface BulkFinding {
  id: string;
  title: string;
  severity: Severity;
  repository: string;
  /**
     * File and line, else component.
     * @nullable
     */
  place: string | null;
}
