/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AzureAcrScanRequestPlatform } from './azureAcrScanRequestPlatform.ts';

/**
 * An image in Azure Container Registry.
 */
export interface AzureAcrScanRequest {
  platform: AzureAcrScanRequestPlatform;
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
  registry_name: string;
}
