/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a scan looks for in the code of a repository, or what else it looks at.
 */
export type ScanKind = 'full' | 'sast' | 'sca' | 'secret' | 'iac' | 'image' | 'cloud';