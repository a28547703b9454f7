/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer in a word. `no_rule`: nothing was asked and no policy gates, so that it passes.
 */
export type GateOutcome = 'passed' | 'blocked' | 'no_rule';