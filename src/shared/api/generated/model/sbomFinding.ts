/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SbomFindingAttributes } from './sbomFindingAttributes.ts';

/**
 * A vulnerability of a component.
 */
export interface SbomFinding {
  id: string;
  attributes: SbomFindingAttributes;
}
