/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorType } from './remediatorType.ts';

/**
 * The validation's AI service.
 */
export interface ValidationInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  openai_api_key?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  openai_deployment_name?: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  openai_base_url?: string | null;
  openai_type?: RemediatorType;
  /**
     * @maxLength 50
     * @nullable
     */
  openai_version?: string | null;
}
