/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ExportFindingsFormat = 'csv' | 'sarif' | 'json';