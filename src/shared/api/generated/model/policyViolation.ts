/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ControlEvidence } from './controlEvidence.ts';
import type { SavedFilterEntry } from './savedFilterEntry.ts';

/**
 * A policy that the finding stands against, and why.
 */
export interface PolicyViolation {
  category: string;
  name: string;
  /**
     * A rule of the organisation has none.
     * @nullable
     */
  control: string | null;
  /**
     * In the organisation's own words; a control has none.
     * @nullable
     */
  reason: string | null;
  /** What leads to a control; null for a rule of the organisation. */
  evidence: ControlEvidence | null;
  /** @nullable */
  uri: string | null;
  /** What a rule of the organisation asks for; all of them hold. Empty for a control. */
  conditions: SavedFilterEntry[];
  /**
     * By when a rule of the organisation wants it mended.
     * @nullable
     */
  due_at: string | null;
}
