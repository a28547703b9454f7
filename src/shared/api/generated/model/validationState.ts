/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorType } from './remediatorType.ts';

/**
 * The validation's AI service, without its key.
 */
export interface ValidationState {
  isConfigured: boolean;
  /** @nullable */
  openai_deployment_name: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  openai_base_url: string | null;
  openai_type: RemediatorType;
  /** @nullable */
  openai_version: string | null;
}
