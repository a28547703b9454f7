/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JfrogScanRequestPlatform } from './jfrogScanRequestPlatform.ts';

/**
 * An image in JFrog Artifactory.
 */
export interface JfrogScanRequest {
  platform: JfrogScanRequestPlatform;
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
     * @maxLength 253
     * @pattern \S
     */
  domain: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  repo: string;
  /**
     * @maxLength 200
     * @nullable
     */
  username?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  password?: string | null;
}
