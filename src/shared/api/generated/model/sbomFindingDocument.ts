/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SbomFinding } from './sbomFinding.ts';

/**
 * A vulnerability of a component.
 */
export interface SbomFindingDocument {
  data: SbomFinding;
}
