import { sendFindingsJob, triageJob, undoBulkJob } from '../bulk/jobs.ts';
import { exportFindingsJob } from '../exports/export-job.ts';
import { importJob } from '../imports/import-job.ts';
import { sendMailJob } from '../mail/send-mail-job.ts';
import { joinAliasesJob } from '../intelligence/join-aliases-job.ts';
import { refreshIntelligenceJob } from '../modules/prioritization/intelligence.service.ts';
import { recomputePrioritiesJob } from '../prioritisation/recompute-job.ts';
import { applyPoliciesJob } from '../policies/apply-job.ts';
import { applyPatchesJob, generatePatchesJob } from '../remediation/generate-job.ts';
import { makeRemediationJob } from '../remediation/make-job.ts';
import { runScannersJob } from '../scanners/scan-job.ts';
import type { JobDefinitions } from './job.ts';

/** Scanners take their time and the whole machine: they have a worker of their own, so that nothing else waits for them. */
export const scannerJobs: JobDefinitions = { run_scanners: runScannersJob };

/** Every other kind of job that this server runs. */
export const jobDefinitions: JobDefinitions = {
  export_findings: exportFindingsJob,
  apply_policies: applyPoliciesJob,
  import_scan: importJob,
  send_findings: sendFindingsJob,
  triage_findings: triageJob,
  undo_bulk: undoBulkJob,
  recompute_priorities: recomputePrioritiesJob,
  refresh_intelligence: refreshIntelligenceJob,
  join_aliases: joinAliasesJob,
  make_remediation: makeRemediationJob,
  generate_patches: generatePatchesJob,
  apply_patches: applyPatchesJob,
  send_mail: sendMailJob,
};
