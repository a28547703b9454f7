/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AzureAcrScanRequestPlatform = 'azure_acr';