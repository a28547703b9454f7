/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GithubGhcrScanRequestPlatform } from './githubGhcrScanRequestPlatform.ts';

/**
 * An image in GitHub's registry.
 */
export interface GithubGhcrScanRequest {
  platform: GithubGhcrScanRequestPlatform;
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
  user: string;
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
  token?: string | null;
}
