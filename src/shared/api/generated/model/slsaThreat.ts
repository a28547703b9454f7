/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Threat of SLSA 1.2 along the delivery path.
 */
export type SlsaThreat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';