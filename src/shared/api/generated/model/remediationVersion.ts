/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RemediationVersionReplacedBy } from './remediationVersionReplacedBy.ts';
import type { RemediationVersionSource } from './remediationVersionSource.ts';

/**
 * What a remediation was before it was edited or made again.
 */
export interface RemediationVersion {
  _id: string;
  title: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  code_diff: string | null;
  source: RemediationVersionSource;
  /** @nullable */
  model: string | null;
  replaced_at: string;
  /** What took its place. */
  replaced_by: RemediationVersionReplacedBy;
}
