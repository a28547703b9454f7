/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CloudProvider } from './cloudProvider.ts';

/**
 * Which cloud to scan.
 */
export interface CloudScanRequest {
  provider: CloudProvider;
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  regions?: string[];
}
