/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AwsEcrScanRequestPlatform } from './awsEcrScanRequestPlatform.ts';

/**
 * An image in Amazon ECR.
 */
export interface AwsEcrScanRequest {
  platform: AwsEcrScanRequestPlatform;
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
  /** @pattern ^\d{12}$ */
  account_id: string;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  region: string;
  /**
     * @minLength 1
     * @maxLength 256
     * @pattern \S
     */
  repo: string;
}
