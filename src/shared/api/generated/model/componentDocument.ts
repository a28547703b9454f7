/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Component } from './component.ts';

/**
 * A component.
 */
export interface ComponentDocument {
  data: Component;
}
