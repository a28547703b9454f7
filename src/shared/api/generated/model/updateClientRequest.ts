/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiConfigurationInput } from './aiConfigurationInput.ts';
import type { CompanyInput } from './companyInput.ts';
import type { ScheduleScan } from './scheduleScan.ts';
import type { SemgrepCliRequest } from './semgrepCliRequest.ts';
import type { SubscriptionInput } from './subscriptionInput.ts';

/**
 * The plain organisation, as far as it changes. What is absent stays.
 */
export interface UpdateClientRequest {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  organization_name?: string;
  /**
     * @maxLength 300
     * @nullable
     */
  legal_name?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  address?: string | null;
  enable_false_positive_analysis?: boolean;
  schedule_scan?: ScheduleScan;
  autonomous_scan?: boolean;
  pipeline_integration?: boolean;
  /**
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 100
     * @items.pattern \S
     */
  excluded_tools?: string[];
  /**
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 100
     * @items.pattern \S
     */
  included_tools?: string[];
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 4000
     * @nullable
     */
  google_oauth_token?: string | null;
  subscription?: SubscriptionInput;
  semgrep_cli?: SemgrepCliRequest;
  company?: CompanyInput;
  ai_configuration?: AiConfigurationInput;
  /** @nullable */
  account_setup_at?: string | null;
}
