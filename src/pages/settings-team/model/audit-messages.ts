import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditTopic } from './team-search';

/** Messages of the audit log, by the server's area and verb. */
const words = {
  session: {
    open: msg`Logged in`,
    close: msg`Logged out`,
    refuse: msg`Login rejected`,
    end: msg`Ended their own sessions`,
    confirm: msg`Confirmed a login as theirs`,
    disown: msg`Reported a login that wasn’t theirs, and ended it`,
  },
  opinion: { answer: msg`Answered a second opinion` },
  reviewer_note: {
    edit: msg`Edited a reviewer’s note`,
    delete: msg`Deleted a reviewer’s note`,
    restore: msg`Restored a reviewer’s note`,
  },
  retention: {
    change: msg`Changed data retention`,
    apply: msg`Deleted data after its retention period`,
  },
  sign_in_rules: {
    change: msg`Changed the session rules`,
    remind: msg`Reminded members of two-factor login`,
  },
  password: {
    change: msg`Changed the password`,
    request_reset: msg`Requested a password reset`,
    reset: msg`Set a new password`,
  },
  two_factor: {
    enable: msg`Turned on two-factor login`,
    disable: msg`Turned off two-factor login`,
    renew_codes: msg`Renewed the recovery codes`,
  },
  passkey: {
    add: msg`Added a passkey`,
    rename: msg`Renamed a passkey`,
    remove: msg`Removed a passkey`,
    refuse: msg`Login rejected: the passkey may be a copy`,
  },
  team: {
    invite: msg`Invited a person`,
    join: msg`Joined the team`,
    remove: msg`Removed a person`,
    renew_link: msg`Requested a new invitation link`,
    change_role: msg`Changed a person’s role`,
    reset_sign_in: msg`Reset a person’s login`,
    create_first_administrator: msg`Created the first administrator`,
  },
  teams: {
    create: msg`Added a team`,
    change: msg`Changed a team`,
    delete: msg`Deleted a team`,
  },
  client: {
    create: msg`Created the organisation`,
    pull_requests: msg`Changed the pull request rules`,
    register: msg`Registered the organisation`,
    update: msg`Changed the organisation`,
    update_billing: msg`Changed the billing details`,
    toggle_deep_reasoning: msg`Changed deep reasoning`,
    end_first_run: msg`Finished the first steps`,
    load_sample: msg`Loaded the sample`,
    export: msg`Exported all organisation data`,
    request_deletion: msg`Requested the deletion of the organisation`,
    cancel_deletion: msg`Cancelled the deletion of the organisation`,
    hold_deletion: msg`Could not delete the organisation yet`,
  },
  clients: {
    view: msg`Viewed as this organisation`,
    pilot: msg`Changed the pilot`,
    plan: msg`Changed the plan`,
    partner: msg`Changed the partner`,
  },
  triage_rules: {
    create: msg`Added a triage rule`,
    update: msg`Changed a triage rule`,
    delete: msg`Deleted a triage rule`,
    order: msg`Reordered the triage rules`,
    apply: msg`Applied a triage rule to existing findings`,
    undo: msg`Undid what a triage rule did`,
  },
  repositories: {
    add: msg`Added repositories`,
    change: msg`Changed a repository`,
    members: msg`Changed who sees a repository`,
    pull_requests: msg`Changed a repository’s rules for pull requests`,
    remove: msg`Removed a repository`,
    workflow: msg`Proposed a pipeline`,
  },
  container_specs: {
    save: msg`Set a repository’s image`,
    delete: msg`Removed a repository’s image`,
  },
  domains: {
    add: msg`Added a domain`,
    verify: msg`Verified a domain`,
    bind: msg`Linked a domain to a repository`,
    unbind: msg`Unlinked a domain from a repository`,
  },
  scans: {
    start: msg`Started a scan`,
    upload: msg`Uploaded a report`,
    again: msg`Reimported a report`,
    undo: msg`Undid an import`,
    close_group: msg`Closed a scan of several reports`,
    pull: msg`Pulled a report from a service`,
    sample: msg`Imported a report of the sample`,
  },
  pulls: {
    update: msg`Changed what is pulled from a service`,
    start: msg`Started a pull of findings`,
  },
  sboms: { put_away: msg`Archived an SBOM` },
  findings: {
    bulk: msg`Changed findings`,
    send: msg`Sent findings to developers`,
    export: msg`Exported findings`,
    export_all: msg`Exported every finding`,
  },
  remediation: {
    create: msg`Requested a fix`,
    generate: msg`Generated a fix`,
    edit: msg`Edited a fix`,
    fill_template: msg`Filled a template`,
    apply: msg`Proposed fixes`,
    pull_request: msg`Opened a pull request`,
    issue: msg`Opened an issue`,
    pull_request_merged: msg`Pull request merged`,
    pull_request_closed: msg`Pull request closed`,
    pull_request_update: msg`Pull request updated from its base branch, or left unchanged`,
    request_update: msg`Requested a pull request update`,
    merged_still_found: msg`Pull request merged, but the finding is still there`,
  },
  policies: {
    create: msg`Created a rule`,
    update: msg`Changed a rule`,
    delete: msg`Deleted a rule`,
  },
  prioritization: { save: msg`Changed the scoring` },
  intelligence: { refresh: msg`Refreshed the vulnerability feeds` },
  connector: {
    save: msg`Saved credentials`,
    delete: msg`Disconnected a service`,
    revoke: msg`Revoked access at the service`,
    expire: msg`Credentials expired`,
  },
  connectors: {
    publish: msg`Published a connector`,
    edit: msg`Changed a connector`,
    add: msg`Started using a connector`,
    unpublish: msg`Withdrew a connector`,
  },
  token: {
    create: msg`Created an API token`,
    choose: msg`Chose an API token`,
    revoke: msg`Revoked an API token`,
  },
  host_webhook: {
    rotate: msg`Created a source host’s webhook secret`,
    delete: msg`Removed a source host’s webhook`,
  },
  webhook: {
    save: msg`Configured the webhook`,
    delete: msg`Removed the webhook`,
    send: msg`Sent a ticket`,
  },
  ai: { save: msg`Changed the AI services` },
  outbox: { resend: msg`Resent an email` },
  feedback: { send: msg`Sent feedback` },
  billing: {
    begin_payment: msg`Started a payment`,
    create_customer: msg`Created the billing account`,
    update_customer: msg`Changed the billing account`,
    change_plan: msg`The plan changed`,
    cancel_subscription: msg`Cancelled the subscription`,
    activate_marketplace: msg`Activated a marketplace subscription`,
    create_product: msg`Created a product`,
    link_product: msg`Linked a product to a plan`,
  },
  pricing: {
    create: msg`Created a plan`,
    update: msg`Changed a plan`,
    delete: msg`Deleted a plan`,
  },
  partners: {
    create: msg`Added a partner`,
    update: msg`Changed a partner`,
    delete: msg`Removed a partner`,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>;

type Area = keyof typeof words;

const verbsOf = (area: string): Readonly<Record<string, MessageDescriptor>> =>
  Object.hasOwn(words, area) ? words[area as Area] : {}; // checked in the condition

/** The message of an action; undefined if a newer server sends an unknown one. */
export function auditMessages(action: string): MessageDescriptor | undefined {
  const [area = '', verb = ''] = action.split('.', 2);
  const verbs = verbsOf(area);
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
}

const named = (...areas: Area[]): readonly string[] =>
  areas.flatMap((area) => Object.keys(verbsOf(area)).map((verb) => `${area}.${verb}`));

/** Topics of the audit log, and the actions that belong to each. */
export const auditTopics = {
  access: {
    name: msg`Login and passwords`,
    actions: named('session', 'password', 'two_factor', 'passkey'),
  },
  people: {
    name: msg`Team and organisation`,
    actions: named('team', 'teams', 'client', 'clients', 'retention'),
  },
  repositories: {
    name: msg`Repositories and domains`,
    actions: named('repositories', 'container_specs', 'domains'),
  },
  scans: { name: msg`Scans and reports`, actions: named('scans', 'pulls', 'sboms') },
  findings: { name: msg`Findings and fixes`, actions: named('findings', 'remediation', 'opinion') },
  rules: {
    name: msg`Rules and scoring`,
    actions: named('policies', 'triage_rules', 'prioritization', 'intelligence'),
  },
  connections: {
    name: msg`Connections and tokens`,
    actions: named(
      'connector',
      'connectors',
      'host_webhook',
      'token',
      'webhook',
      'ai',
      'reviewer_note',
    ),
  },
  money: { name: msg`Plan and payment`, actions: named('billing', 'pricing', 'partners') },
} as const satisfies Readonly<
  Record<AuditTopic, { name: MessageDescriptor; actions: readonly string[] }>
>;
