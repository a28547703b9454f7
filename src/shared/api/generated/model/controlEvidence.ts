/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ControlEvidenceKind } from './controlEvidenceKind.ts';

/**
 * What of a finding leads to a control, and by whose reading.
 */
export interface ControlEvidence {
  kind: ControlEvidenceKind;
  /** CWE, vulnerability, category or SLSA threat. */
  value: string;
  /**
     * The weakness that the source names where it does not name the finding's own.
     * @nullable
     */
  kind_of: string | null;
  /** The control's, as its standard writes it. */
  title: string;
  /**
     * Who published that the one stands against the other; null where it is Parapet's reading.
     * @nullable
     */
  source: string | null;
}
