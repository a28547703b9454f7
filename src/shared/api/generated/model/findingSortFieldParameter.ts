/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSortField } from './findingSortField.ts';

export type FindingSortFieldParameter = FindingSortField;
