/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a token may do.
 */
export type PlexalyzerScope = 'scans:upload' | 'scans:read' | 'findings:read' | 'components:read' | 'gate:check';