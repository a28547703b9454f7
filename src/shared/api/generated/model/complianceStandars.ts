/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Standards that count.
 */
export interface ComplianceStandars {
  pciDss4: boolean;
  pciDss3: boolean;
  dora: boolean;
  cisBenchmarks: boolean;
  soc2: boolean;
  iso: boolean;
  nist: boolean;
}
