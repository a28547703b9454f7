/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is about.
 */
export type FeedbackKind = 'idea' | 'problem' | 'praise';