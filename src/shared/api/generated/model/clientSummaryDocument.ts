/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSummary } from './clientSummary.ts';

/**
 * An organisation.
 */
export interface ClientSummaryDocument {
  data: ClientSummary;
}
