/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediatorType } from './remediatorType.ts';

/**
 * The remediator's AI service, without its key.
 */
export interface RemediatorState {
  isConfigured: boolean;
  /** @nullable */
  deployment_name: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  base_url: string | null;
  /** @nullable */
  version: string | null;
  type: RemediatorType;
}
