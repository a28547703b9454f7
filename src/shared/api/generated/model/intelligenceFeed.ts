/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IntelligenceFeedErrorFacts } from './intelligenceFeedErrorFacts.ts';
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
  /**
     * Why the last attempt to load it failed.
     * @nullable
     */
  error: string | null;
  /**
     * A stable word for `error`, for whoever words it in another language. Null where it has none.
     * @nullable
     */
  error_type: string | null;
  /** What `error` names. */
  error_facts: IntelligenceFeedErrorFacts;
  /** @nullable */
  next_at: string | null;
}
