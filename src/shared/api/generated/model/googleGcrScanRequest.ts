/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GoogleGcrScanRequestPlatform } from './googleGcrScanRequestPlatform.ts';

/**
 * An image in Google Container Registry.
 */
export interface GoogleGcrScanRequest {
  platform: GoogleGcrScanRequestPlatform;
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
     * @maxLength 100
     * @pattern \S
     */
  project_id: string;
}
