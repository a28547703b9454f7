/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Kind of scan that finds such.
 */
export type FindingCategory = 'sast' | 'sca' | 'secret' | 'iac' | 'container' | 'dast' | 'cloud' | 'network' | 'mobile' | 'license' | 'sbom' | 'quality';