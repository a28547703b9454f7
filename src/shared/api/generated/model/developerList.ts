/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';

/**
 * People whom findings can be sent to.
 */
export interface DeveloperList {
  data: PersonRef[];
}
