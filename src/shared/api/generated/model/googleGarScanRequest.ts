/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GoogleGarScanRequestPlatform } from './googleGarScanRequestPlatform.ts';

/**
 * An image in Google Artifact Registry.
 */
export interface GoogleGarScanRequest {
  platform: GoogleGarScanRequestPlatform;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  image: string;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern \S
     */
  tag: string;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  region: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  project_id: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  repo: string;
}
