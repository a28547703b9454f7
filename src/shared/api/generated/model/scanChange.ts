/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanChangeKind } from './scanChangeKind.ts';
import type { Severity } from './severity.ts';

/**
 * A finding that an import would change.
 */
export interface ScanChange {
  change: ScanChangeKind;
  /**
     * Null of one that is not known yet.
     * @nullable
     */
  finding_id: string | null;
  title: string;
  severity: Severity;
  /**
     * File and line, else component, else end point.
     * @nullable
     */
  place: string | null;
}
