/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether scans start by themselves when a repository changes.
 */
export type AutonomousScan = boolean;
