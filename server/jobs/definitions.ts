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
import type { JobDefinitions } from './job.ts';

/** Every kind of job that this server runs. */
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
