/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which domain belongs to which repository.
 */
export interface BindDomainRequest {
  domain_uuid: string;
  repository_id: string;
}
