/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RepositoryData } from './repositoryData.ts';
import type { RepositoryStatus } from './repositoryStatus.ts';
import type { ScanStatus } from './scanStatus.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * What is known about a repository.
 */
export interface RepositoryAttributes {
  active: boolean;
  data: RepositoryData;
  /** @nullable */
  description: string | null;
  nickname: string;
  /** Reports arrive from a pipeline. */
  pipeline: boolean;
  /** @nullable */
  repo_type: string | null;
  status: RepositoryStatus;
  /** @nullable */
  workflow_pr_url: string | null;
  /** @nullable */
  uri: string | null;
  deals_with_confidential_data: boolean;
  /** @nullable */
  primary_purpose: string | null;
  open_findings: SeverityCounts;
  /** @nullable */
  last_scan_at: string | null;
  last_scan_status: ScanStatus | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  highest_priority: number | null;
  /**
     * The container image that is built from it, with its tag; null where none is set.
     * @nullable
     */
  image: string | null;
  created_at: string;
}
