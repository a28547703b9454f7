/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IntelligenceFeedName } from './intelligenceFeedName.ts';

/**
 * A source of what is known about vulnerabilities.
 */
export interface IntelligenceFeed {
  /** `osv`: under which names vulnerabilities are known. */
  name: IntelligenceFeedName;
  /**
     * Vulnerabilities that are scored, listed, or have a second name.
     * @minimum 0
     */
  entries: number;
  /** @nullable */
  as_of: string | null;
  /** @nullable */
  loaded_at: string | null;
  source: string;
  /** @nullable */
  error: string | null;
  /** @nullable */
  next_at: string | null;
}
