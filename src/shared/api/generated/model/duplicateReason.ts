/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why two findings are the same; a person's word, or what the reports of two tools have in common.
 */
export type DuplicateReason = 'vulnerability' | 'weakness' | 'secret' | 'by_hand';