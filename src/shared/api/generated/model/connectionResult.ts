/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it answered.
 */
export interface ConnectionResult {
  ok: boolean;
  message: string;
  /**
     * @minimum 0
     * @nullable
     */
  latency_ms: number | null;
}
