/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `ai`: the AI service, also where the report or an advisory knows something.
 */
export type CreateRemediationRequestSource = 'best' | 'ai';