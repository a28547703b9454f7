/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DuplicateFacts } from './duplicateFacts.ts';
import type { DuplicateReason } from './duplicateReason.ts';

/**
 * A finding that means the same.
 */
export interface DuplicateLink {
  finding_id: string;
  /** The other one stands for both. */
  canonical: boolean;
  title: string;
  tool: string;
  reason: DuplicateReason;
  /** What both have in common; null where a person put them together. */
  facts: DuplicateFacts | null;
  /**
     * In the words of the person who put them together.
     * @nullable
     */
  comment: string | null;
}
