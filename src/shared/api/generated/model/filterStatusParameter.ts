/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingStatus } from './findingStatus.ts';

/**
 * remediation_info: where it stands.
 */
export type FilterStatusParameter = FindingStatus[];
