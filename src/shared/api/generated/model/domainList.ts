/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Domain } from './domain.ts';

/**
 * Domains.
 */
export interface DomainList {
  data: Domain[];
}
