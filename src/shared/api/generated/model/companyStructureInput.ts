/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataProcessingInput } from './dataProcessingInput.ts';
import type { HeadquartersInput } from './headquartersInput.ts';

/**
 * How the company is built.
 */
export interface CompanyStructureInput {
  headquarters?: HeadquartersInput;
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  subsidiary?: string[];
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  branch?: string[];
  /**
     * @maxItems 200
     * @items.maxLength 300
     */
  service?: string[];
  data_processing?: DataProcessingInput;
}
