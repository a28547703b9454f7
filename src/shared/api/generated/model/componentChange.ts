/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentChangeChange } from './componentChangeChange.ts';

/**
 * What differs between two bills of materials.
 */
export interface ComponentChange {
  change: ComponentChangeChange;
  name: string;
  /** @nullable */
  from_version: string | null;
  /** @nullable */
  to_version: string | null;
  /** @nullable */
  purl: string | null;
}
