/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CvssScoreVersion = '2.0' | '3.0' | '3.1' | '4.0';