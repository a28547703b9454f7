/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RequestRepositoryScanRequestScanType = 'full' | 'sast' | 'sca' | 'secret' | 'iac';