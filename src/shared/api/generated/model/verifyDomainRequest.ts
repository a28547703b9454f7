/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which domain to verify.
 */
export interface VerifyDomainRequest {
  domain_uuid: string;
}
