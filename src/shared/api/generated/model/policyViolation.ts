/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
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
  reason: string;
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
