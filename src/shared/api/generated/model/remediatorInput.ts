/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorType } from './remediatorType.ts';

/**
 * The AI remediator's service.
 */
export interface RemediatorInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  api_key?: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  deployment_name?: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  base_url?: string | null;
  /**
     * @maxLength 50
     * @nullable
     */
  version?: string | null;
  type?: RemediatorType;
}
