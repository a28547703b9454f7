/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentDetailAttributesHashes } from './componentDetailAttributesHashes.ts';
import type { ComponentInBill } from './componentInBill.ts';
import type { ComponentNode } from './componentNode.ts';
import type { ComponentPath } from './componentPath.ts';
import type { ComponentPlace } from './componentPlace.ts';
import type { ComponentUpgrade } from './componentUpgrade.ts';
import type { ComponentVulnerability } from './componentVulnerability.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { Severity } from './severity.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * Everything known about a component.
 */
export interface ComponentDetailAttributes {
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
  hashes: ComponentDetailAttributesHashes;
  findings: ComponentVulnerability[];
  /** The shortest ten. */
  paths: ComponentPath[];
  /**
     * The last of `upgrades`.
     * @deprecated
     */
  upgrade: ComponentUpgrade | null;
  /** The smallest change first, each closing more than the one before. */
  upgrades: ComponentUpgrade[];
  /** Other versions in the organisation. */
  siblings: ComponentNode[];
  /** Other repositories that have this version built in. */
  elsewhere: ComponentPlace[];
}
