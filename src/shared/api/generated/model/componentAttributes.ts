/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentInBill } from './componentInBill.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { Severity } from './severity.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * What is known about a component.
 */
export interface ComponentAttributes {
  name: string;
  /** @nullable */
  group: string | null;
  /** @nullable */
  version: string | null;
  /** @nullable */
  purl: string | null;
  type: string;
  /** @nullable */
  ecosystem: string | null;
  licenses: string[];
  /** @nullable */
  supplier: string | null;
  /** @nullable */
  direct: boolean | null;
  repository: RepositoryRef;
  vulnerabilities: SeverityCounts;
  worst: Severity | null;
  /** @minimum 0 */
  dependents: number;
  /** The bills of its repository that have it. Empty where the repository has one bill. */
  bills: ComponentInBill[];
  first_seen_at: string;
  last_seen_at: string;
}
