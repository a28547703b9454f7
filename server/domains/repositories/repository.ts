import { scanGapOf } from '#domain/scan-notes';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { toIso, toIsoOrNull } from '../../platform/runtime/time.ts';

export type Repository = components['schemas']['Repository'];

/** A row of `repositoryRows`, in snake case like the database's columns. */
export type RepositoryRow = {
  id: string;
  nickname: string;
  uri: string | null;
  url: string | null;
  source_control: Repository['attributes']['data']['source_control'];
  branch: string;
  repo_type: string | null;
  status: Repository['attributes']['status'];
  description: string | null;
  pipeline: boolean;
  workflow_pr_url: string | null;
  active: boolean;
  priority: Repository['attributes']['data']['priority'];
  tags: string[];
  deals_with_confidential_data: boolean;
  primary_purpose: string | null;
  last_scan_at: Date | string | null;
  created_at: Date | string;
  critical: number;
  high: number;
  medium: number;
  low: number;
  info: number;
  last_scan_status: Repository['attributes']['last_scan_status'];
  /** Codes; null before the first scan. */
  last_scan_notes: string[] | null;
  highest_priority: number | null;
  image: string | null;
};

export const toRepository = (row: RepositoryRow): Repository => ({
  id: row.id,
  attributes: {
    active: row.active,
    data: {
      branch: row.branch,
      priority: row.priority,
      source_control: row.source_control,
      tags: row.tags,
      url: row.url,
    },
    description: row.description,
    nickname: row.nickname,
    pipeline: row.pipeline,
    repo_type: row.repo_type,
    status: row.status,
    workflow_pr_url: row.workflow_pr_url,
    uri: row.uri,
    deals_with_confidential_data: row.deals_with_confidential_data,
    primary_purpose: row.primary_purpose,
    open_findings: {
      critical: row.critical,
      high: row.high,
      medium: row.medium,
      low: row.low,
      info: row.info,
    },
    last_scan_at: toIsoOrNull(row.last_scan_at),
    last_scan_status: row.last_scan_status,
    last_scan_incomplete: (row.last_scan_notes ?? []).some((code) => scanGapOf(code) !== undefined),
    highest_priority: row.highest_priority,
    image: row.image,
    created_at: toIso(row.created_at),
  },
});
