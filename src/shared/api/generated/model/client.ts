/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiConfiguration } from './aiConfiguration.ts';
import type { AutonomousScan } from './autonomousScan.ts';
import type { ClientPlugins } from './clientPlugins.ts';
import type { Company } from './company.ts';
import type { IssueWebhookState } from './issueWebhookState.ts';
import type { ScheduleScan } from './scheduleScan.ts';
import type { SemgrepCliState } from './semgrepCliState.ts';
import type { Subscription } from './subscription.ts';

/**
 * The organisation, as the payload of the token.
 */
export interface Client {
  _id: string;
  organization_name: string;
  enable_false_positive_analysis: boolean;
  /** Whether a card is on file. */
  credit_card: boolean;
  /** @nullable */
  address: string | null;
  /** @nullable */
  legal_name: string | null;
  schedule_scan: ScheduleScan;
  autonomous_scan: AutonomousScan;
  pipeline_integration: boolean;
  deep_reasoning_enrichment: boolean;
  /** Whether one is stored. */
  google_oauth_token: boolean;
  /** @nullable */
  account_setup_at: string | null;
  /** @nullable */
  reminder_sent_at: string | null;
  subscription: Subscription;
  /**
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 100
     * @items.pattern \S
     */
  excluded_tools: string[];
  /**
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 100
     * @items.pattern \S
     */
  included_tools: string[];
  issue_webhook: IssueWebhookState | null;
  semgrep_cli: SemgrepCliState;
  plugins: ClientPlugins;
  company: Company;
  ai_configuration: AiConfiguration;
  /**
     * As in `ETag`.
     * @minimum 1
     */
  version: number;
}
