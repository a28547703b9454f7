/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataProcessing } from './dataProcessing.ts';
import type { Headquarters } from './headquarters.ts';

/**
 * How the company is built.
 */
export interface CompanyStructure {
  headquarters: Headquarters;
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  subsidiary: string[];
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  branch: string[];
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  service: string[];
  data_processing: DataProcessing;
}
