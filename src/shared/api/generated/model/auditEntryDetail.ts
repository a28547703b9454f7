/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AuditEntryDetail = { [key: string]: unknown };
