/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Coordinate } from './coordinate.ts';

/**
 * Where the company sits.
 */
export interface Headquarters {
  coordinate: Coordinate | null;
  /**
     * @maxItems 50
     * @items.maxLength 300
     */
  locations: string[];
}
