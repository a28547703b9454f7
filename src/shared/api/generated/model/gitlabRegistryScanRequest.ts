/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GitlabRegistryScanRequestPlatform } from './gitlabRegistryScanRequestPlatform.ts';

/**
 * An image in GitLab's registry.
 */
export interface GitlabRegistryScanRequest {
  platform: GitlabRegistryScanRequestPlatform;
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
     * @maxLength 200
     * @pattern \S
     */
  namespace: string;
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
