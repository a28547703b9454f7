/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer in a word. `no_rule`: nothing was asked and no policy gates, so that it passes. `not_scanned`: no report of the branch is known, so that nobody can say; it does not pass.
 */
export type GateOutcome = 'passed' | 'blocked' | 'no_rule' | 'not_scanned';