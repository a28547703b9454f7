/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CoordinateInput } from './coordinateInput.ts';

/**
 * Where the company sits.
 */
export interface HeadquartersInput {
  coordinate?: CoordinateInput | null;
  /**
     * @maxItems 50
     * @items.maxLength 300
     */
  locations?: string[];
}
