/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryRef } from './repositoryRef.ts';

/**
 * A domain of the organisation.
 */
export interface Domain {
  uuid: string;
  domain: string;
  validated: boolean;
  /** To be published as a TXT record. */
  verification_record: string;
  repositories: RepositoryRef[];
  created_at: string;
}
