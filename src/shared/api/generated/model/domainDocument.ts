/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Domain } from './domain.ts';

/**
 * A domain.
 */
export interface DomainDocument {
  data: Domain;
}
