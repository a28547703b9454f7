/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanErrorFacts } from './scanErrorFacts.ts';

/**
 * Why a report could not be imported.
 */
export type NotificationFactsError = {
  type: string;
  facts: ScanErrorFacts;
};
