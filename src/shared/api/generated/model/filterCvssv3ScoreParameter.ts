/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * vulnerability_info: CVSS v3 base score, 0 to 10.
 */
export type FilterCvssv3ScoreParameter = string;
