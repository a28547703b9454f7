// What users can do with a job, by its kind.

/** Jobs that users start and follow. Internal maintenance jobs are not listed. */
export const jobTitles: Readonly<Record<string, string>> = {
  import_scan: 'Import report',
  run_scanners: 'Run scanners',
  send_findings: 'Send findings',
  triage_findings: 'Change findings',
  undo_bulk: 'Undo a change',
  make_remediation: 'Generate a fix',
  generate_patches: 'Generate fixes',
  apply_patches: 'Apply fixes',
  export_findings: 'Export findings',
  export_organization: 'Export the organisation',
  recompute_priorities: 'Recalculate priorities',
  judge_findings: 'Second opinions on findings',
  pull_findings: 'Pull findings',
  search_history: 'Search the history for a secret',
};

export const cancellableKinds: ReadonlySet<string> = new Set([
  'send_findings',
  'triage_findings',
  'export_findings',
  'export_organization',
  'make_remediation',
  'generate_patches',
  'apply_patches',
  'run_scanners',
  'search_history',
]);

/** Jobs that can also be canceled while they run. */
export const stoppableKinds: ReadonlySet<string> = new Set(['run_scanners', 'search_history']);

/** Jobs that result in a file. */
export const exportKinds: ReadonlySet<string> = new Set(['export_findings', 'export_organization']);

/** Jobs that have one item per finding. */
export const bulkKinds: ReadonlySet<string> = new Set([
  'send_findings',
  'triage_findings',
  'undo_bulk',
  'generate_patches',
  'apply_patches',
]);
