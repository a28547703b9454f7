import { availableParallelism } from 'node:os';
import {
  exportFindingsJob,
  sendFindingsJob,
  triageJob,
  undoBulkJob,
  applyTriageRulesJob,
} from './domains/findings/index.ts';
import { exportOrganizationJob } from './domains/organization-export/index.ts';
import { importJob } from './domains/imports/index.ts';
import { sendMailJob } from './platform/mail/send-mail-job.ts';
import { mergeAliasesJob, refreshIntelligenceJob } from './domains/vulnerability-feeds/index.ts';
import { mailNotificationsJob } from './domains/notifications/index.ts';
import { pollRepositoryJob } from './domains/host-webhooks/index.ts';
import { pullFindingsJob } from './domains/pulls/index.ts';
import { recomputePrioritiesJob } from './domains/prioritization/index.ts';
import { applyPoliciesJob } from './domains/policies/index.ts';
import {
  applyPatchesJob,
  generatePatchesJob,
  generateRemediationJob,
  judgeFindingsJob,
  searchHistoryJob,
  updatePullRequestJob,
} from './domains/remediation/index.ts';
import { readCodeownersJob } from './domains/teams/codeowners/index.ts';
import { runScannersJob } from './domains/scans/index.ts';
import type { Config } from './platform/config/config.ts';
import type { JobDefinitions } from './platform/jobs/job.ts';
import type { WorkerOptions } from './platform/jobs/worker.ts';

const generalJobs: JobDefinitions = {
  export_findings: exportFindingsJob,
  export_organization: exportOrganizationJob,
  apply_policies: applyPoliciesJob,
  apply_triage_rules: applyTriageRulesJob,
  read_codeowners: readCodeownersJob,
  send_findings: sendFindingsJob,
  triage_findings: triageJob,
  undo_bulk: undoBulkJob,
  recompute_priorities: recomputePrioritiesJob,
  refresh_intelligence: refreshIntelligenceJob,
  join_aliases: mergeAliasesJob,
  make_remediation: generateRemediationJob,
  judge_findings: judgeFindingsJob,
  pull_findings: pullFindingsJob,
  poll_repository: pollRepositoryJob,
  generate_patches: generatePatchesJob,
  apply_patches: applyPatchesJob,
  update_pull_request: updatePullRequestJob,
};

const importJobs: JobDefinitions = { import_scan: importJob };
const scanJobs: JobDefinitions = { run_scanners: runScannersJob };
const historyJobs: JobDefinitions = { search_history: searchHistoryJob };
const mailJobs: JobDefinitions = {
  send_mail: sendMailJob,
  mail_notifications: mailNotificationsJob,
};

/** A report keeps one core busy, so one organization's reports leave a core to the others. */
const importsPerOrganization = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Each lane has a worker of its own. Scans run for long and use all cores. Mail with links that
 * users are waiting for must not queue behind reports, nor must users' actions on findings.
 */
export const jobLanes = ({
  scanners,
}: Pick<Config, 'scanners'>): (WorkerOptions & { definitions: JobDefinitions })[] => [
  { definitions: generalJobs, concurrency: 3, mostPerOrganization: 2 },
  { definitions: importJobs, concurrency: 3, mostPerOrganization: importsPerOrganization },
  { definitions: scanJobs, concurrency: scanners.atOnce },
  { definitions: historyJobs, concurrency: 1 },
  { definitions: mailJobs, concurrency: 1 },
];

/** Every kind of job. */
export const jobDefinitions: JobDefinitions = {
  ...generalJobs,
  ...importJobs,
  ...scanJobs,
  ...historyJobs,
  ...mailJobs,
};
