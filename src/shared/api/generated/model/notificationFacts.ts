/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationFactsError } from './notificationFactsError.ts';

/**
 * What happened, for whoever words it in another language than the English of `title` and `message`. Each kind of event has its own of these.
 */
export interface NotificationFacts {
  repository?: string;
  /** @minimum 0 */
  new?: number;
  /** @minimum 0 */
  fixed?: number;
  /** @minimum 0 */
  reopened?: number;
  /** The scan only said what would change. */
  dry_run?: boolean;
  /** Who did it. */
  username?: string;
  /**
     * So many findings or remediations.
     * @minimum 0
     */
  count?: number;
  /** Title of the finding or name of the token. */
  what?: string;
  date?: string;
  approved?: boolean;
  until_fix?: boolean;
  /** The plan stays on while the payment provider tries again. */
  plan_stays?: boolean;
  /** Why a report could not be imported. */
  error?: NotificationFactsError;
}
