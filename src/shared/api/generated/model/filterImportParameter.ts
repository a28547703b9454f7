/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days.
 */
export type FilterImportParameter = string[];
