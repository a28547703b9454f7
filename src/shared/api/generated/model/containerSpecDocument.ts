/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContainerSpec } from './containerSpec.ts';

/**
 * An image's specification.
 */
export interface ContainerSpecDocument {
  data: ContainerSpec;
}
