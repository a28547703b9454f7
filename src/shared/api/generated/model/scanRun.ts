/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanCause } from './scanCause.ts';
import type { ScanKind } from './scanKind.ts';

/**
 * A scanner that Parapet runs. One request may run several; each has a scan of its own.
 */
export interface ScanRun {
  /** The request; the scans of one share it. */
  id: string;
  kind: ScanKind;
  /** The program. */
  scanner: string;
  cause: ScanCause;
  /**
     * The reference of an image, or the cloud. Null where it is the code of the repository.
     * @nullable
     */
  subject: string | null;
}
