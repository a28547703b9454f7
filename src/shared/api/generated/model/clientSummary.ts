/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientHealth } from './clientHealth.ts';
import type { SeverityCounts } from './severityCounts.ts';
import type { SubscriptionTier } from './subscriptionTier.ts';

/**
 * An organisation, as its keepers see it.
 */
export interface ClientSummary {
  _id: string;
  organization_name: string;
  tier: SubscriptionTier;
  piloting: boolean;
  /**
     * The name of the partner that brought it.
     * @nullable
     */
  partner: string | null;
  /** @nullable */
  partner_id: string | null;
  /** @minimum 0 */
  members: number;
  /** @minimum 0 */
  repositories: number;
  open_findings: SeverityCounts;
  /** @nullable */
  last_scan_at: string | null;
  health: ClientHealth;
  created_at: string;
}
