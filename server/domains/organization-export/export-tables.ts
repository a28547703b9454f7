// What an export of an organization contains of each table with tenant rows. A table without a
// decision fails a test, so that a new one is neither forgotten nor exported by accident.

export type TableDecision =
  | { export: true; without?: readonly string[] }
  | { export: false; reason: string };

const whole: TableDecision = { export: true };
const without = (...columns: string[]): TableDecision => ({ export: true, without: columns });
const excluded = (reason: string): TableDecision => ({ export: false, reason });

const credential = 'Credentials: an export must not allow a sign-in.';
const counted = 'Counts of exported findings, kept to make lists fast.';
const undo = 'Copies for undoing an import, deleted after two days.';
const repeated = 'Ids of messages from outside, kept for days to recognise repetitions.';

export const tableDecisions: Readonly<Record<string, TableDecision>> = {
  active_filters: whole,
  ai_months: whole,
  ai_reservations: excluded('Budget that calls in progress hold for minutes.'),
  ai_usage: whole,
  api_tokens: without('token_hash', 'prefix'),
  audit_log: whole,
  billing_accounts: whole,
  billing_events: excluded(repeated),
  bulk_items: whole,
  clients: whole,
  codeowners_files: whole,
  codeowners_paths: whole,
  components: whole,
  container_specs: whole,
  daily_counts: whole,
  dependencies: whole,
  domain_repositories: whole,
  domains: without('challenge'),
  export_files: without('token_hash', 'token_expires_at'),
  feedback: whole,
  feedback_screenshots: whole,
  file_chunks: excluded(
    'Bytes of files. Raw reports are in the folder reports; exports can be made again.',
  ),
  file_objects: excluded('Where files are in the operator’s bucket.'),
  finding_counts: excluded(counted),
  finding_details: whole,
  finding_due_dates: whole,
  finding_events: whole,
  finding_files: whole,
  finding_labels: whole,
  finding_links: whole,
  finding_opinions: whole,
  finding_secret_searches: whole,
  finding_sends: whole,
  finding_sightings: whole,
  finding_totals: excluded(counted),
  finding_versions: whole,
  finding_visits: whole,
  findings: without('search', 'bitmap_flags', 'bitmap_ranges'),
  host_deliveries: excluded(repeated),
  host_webhooks: whole,
  idempotent_answers: excluded('Encrypted answers, kept for a day to repeat them.'),
  jobs: without('payload', 'dedupe_key', 'lease_owner', 'lease_until'),
  known_networks: whole,
  label_counts: excluded(counted),
  notifications: whole,
  one_time_tokens: excluded(credential),
  opinion_days: whole,
  organization_pull_request_settings: whole,
  outbox: without('body', 'html'),
  passkeys: without('credential_id', 'public_key', 'counter'),
  policies: whole,
  pull_mappings: whole,
  pull_request_settings: whole,
  recorded_assessments: whole,
  recovery_codes: excluded(credential),
  remediation_versions: whole,
  remediations: whole,
  repositories: whole,
  repository_bills: whole,
  repository_members: whole,
  reviewer_notes: whole,
  risk_acceptances: whole,
  saved_filters: whole,
  scan_before: excluded(undo),
  scan_group_parts: whole,
  scan_groups: whole,
  scan_ignored: whole,
  scan_matches: whole,
  scan_stage: excluded('Rows of an import in progress.'),
  scan_targets: whole,
  scans: whole,
  secrets: excluded(credential),
  selected_columns: whole,
  sessions: excluded(credential),
  settings: whole,
  team_members: whole,
  team_ownerships: whole,
  teams: whole,
  triage_rules: whole,
  user_connectors: whole,
  unusual_logins: whole,
  users: without('password_hash', 'two_factor_secret', 'two_factor_last_step'),
  vulnerability_aliases: whole,
};

export type ExportedTable = { name: string; without: readonly string[] };

export const exportedTables: readonly ExportedTable[] = Object.entries(tableDecisions).flatMap(
  ([name, decision]) => (decision.export ? [{ name, without: decision.without ?? [] }] : []),
);

export const excludedTables = Object.entries(tableDecisions).flatMap(([table, decision]) =>
  decision.export ? [] : [{ table, reason: decision.reason }],
);
