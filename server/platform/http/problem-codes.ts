// Problems of individual operations, each with a stable code. The English message is built from the
// code and its values; the web app has the messages of other languages
// (src/shared/api/problem-messages.ts).
import {
  type MessageValues,
  type ValuesOf,
  fillTemplate,
  type MessageArguments,
} from '#domain/message-template';
import { Problem } from './problem.ts';

export const problemMessages = {
  precondition_required: 'Read this first, and send its version in the header If-Match.',
  idempotency_key_reused:
    'This Idempotency-Key was used for another request. Use a new one for each request.',
  idempotency_in_progress:
    'The first request with this Idempotency-Key is still in progress. Try again in a few seconds.',
  method_not_allowed: 'This address accepts {methods} only.',
  repository_name_taken: 'A repository with this name already exists.',
  pipelines_switched_off:
    'This organisation accepts no reports from pipelines. An administrator can turn this on under Settings, General.',
  repository_not_in_use:
    '{repository} is not in use, so it accepts no reports or scans. Turn it on in its settings.',
  policy_name_taken: 'A policy with this name already exists.',
  triage_rule_name_taken: 'A triage rule with this name already exists.',
  triage_rule_stuck: 'This rule cannot act: {reason}.',
  too_many_marked_findings:
    'You can mark up to {most} findings one by one. Mark all as seen first.',
  too_many_triage_rules: 'An organisation can have up to {most} triage rules.',
  name_of_framework: 'This name belongs to a framework. Choose another name for the rule.',
  partner_exists: 'A partner with this email address already exists.',
  partner_paused: 'This partner is paused. Activate it first.',
  partner_without_account:
    'No account uses this partner’s email address yet. Invite the person first.',
  connector_name_taken: 'A connector with this name already exists.',
  plan_name_taken: 'A plan with this name already exists.',
  team_name_taken: 'A team with this name already exists.',
  scan_matches_forgotten:
    'An older scan’s matches are kept for 30 days only. Compare by day instead.',
  view_name_taken: 'You already have a saved view with this name.',
  domain_listed: 'This domain is already in the list.',
  address_in_use: 'This person cannot be invited because the address is already in use.',
  address_has_account:
    'This address already has an account in another organisation. Log in there, or ask for an invitation to another address.',
  own_role: 'You cannot change your own role. Ask another administrator.',
  role_out_of_reach: 'You can only change and assign roles up to your own.',
  own_login: 'You cannot reset your own login.',
  own_removal: 'You cannot remove yourself.',
  last_administrator: 'The organisation needs an administrator. Make another member one first.',
  deletion_requested: 'The deletion of this organisation was already requested.',
  last_superadmin_organization:
    'This organisation has the last super-administrators of the installation, so it cannot be deleted.',
  subscription_running:
    'This organisation has a paid subscription. Cancel it first to avoid further charges.',
  remediation_applied: 'This fix was already applied. Generate a new one.',
  reports_waiting:
    'Reports of your organisation waiting to be imported: {count}. Upload more when some are done.',
  saved_at_once: 'Another request saved the same thing at the same time. Reload and check.',
  password_needed:
    'You logged in more than {minutes} minutes ago. Enter your password, or log in again.',
  two_factor_needed:
    'Your organisation requires two-factor login. Set it up under Settings, Authentication.',
  two_factor_required:
    'Your organisation requires two-factor login, so it stays on. You can replace the app.',
  mail_waits: 'This email is already waiting to be sent.',
  too_late: 'Imports can only be undone within 24 hours.',
  not_the_last: 'A later report has been imported into this repository. Undo that one first.',
  worked_on: '{count} of its new findings have been worked on since. Undoing would lose that.',
  role_above_own: 'You can only invite people up to your own role.',
  superadmin_only: 'Only super-administrators can remove a super-administrator.',
  not_your_comment: 'You can only change your own comments.',
  not_the_approver: 'Another person was asked to decide this.',
  not_your_view:
    'This view was shared with you. Only its owner or an administrator can change it. Save it under your own name instead.',
  only_for_oneself: 'Your role can take findings but not assign them to others.',
  unknown_link: 'This link is not valid. Copy the whole address from the email.',
  nothing_known: 'The report has no fix for this, and no AI service is configured to write one.',
  version_not_published: 'The package registry has no version that fixes this yet.',
  no_code: 'There is no code to fix: the report has none, and the file could not be read.',
  ai_not_configured:
    'No AI service is configured. An administrator can set one up under Settings, AI models.',
  opinions_not_configured:
    'No model for second opinions is configured. An administrator can set one up under Settings, AI models.',
  opinion_budget_spent: 'Today’s {most} second opinions are used up.',
  no_opinion: 'This finding has no second opinion yet.',
  not_a_secret: 'Only findings of leaked secrets can be searched for in the history.',
  git_missing:
    'Git is not installed on the server, so the history cannot be read. The operator can install it.',
  secret_commit_unknown:
    'The report does not name the scanned commit, so the secret is unknown. Upload it with the commit, or let Parapet scan the repository.',
  secret_value_unknown:
    'The scanned commit has no single secret at this place, so there is nothing to search for.',
  history_too_large: 'The latest commits exceed the search limit, or take too long to fetch.',
  history_unreadable:
    'Git could not read the repository. Check that the source host’s token can read its code.',
  ai_budget_spent:
    'This month’s AI budget is used up. It renews on the first of next month, in UTC. An administrator can change it under Settings, AI models.',
  ai_tokens_spent:
    'This month’s AI budget is used up: {used} of {most} tokens. It renews on {renews}. An administrator can change it under Settings, AI models.',
  ai_money_spent:
    'This month’s AI budget is used up: {used} of {most} {currency}. It renews on {renews}. An administrator can change it under Settings, AI models.',
  ai_key_refused:
    'The AI service rejected the key. An administrator can replace it under Settings, AI models.',
  ai_quota_spent:
    'The account at the AI service has no credit left. An administrator can add credit there, or set up another service under Settings, AI models.',
  ai_content_refused:
    'The content filter of the AI service refused this code or its finding, and would refuse it again. Decide without the AI service, or ask an administrator to change the filter there.',
  ai_unavailable: 'The AI service failed. Try again later.',
  ai_deployment_unknown: 'The AI service does not recognise the deployment or the address.',
  ai_busy: 'The AI service is limiting requests. Try again later.',
  ai_timeout: 'The AI service took too long to respond.',
  ai_unreachable: 'The AI service could not be reached.',
  ai_refused_request: 'The AI service rejected the request.',
  ai_unreadable: 'The AI service returned an invalid response twice.',
  ai_cut_off: 'The AI service’s response was cut off.',
  ai_declined: 'The AI service found no change that would fix this code.',
  ai_does_not_fit:
    'The AI service’s proposal did not apply to the code, even after a second attempt.',
  remediation_cancelled: 'It was cancelled before it started.',
  remediation_broke_off:
    'Generating the fix was interrupted. The operator can find the reason in the log.',
  remediation_running: 'A fix is already being generated. Wait for it to finish.',
  not_a_diff: 'This is not a unified diff: it needs ---, +++ and @@ lines with matching counts.',
  challenge_over: 'This login has expired, or too many codes were incorrect. Log in again.',
  passkeys_unavailable:
    'This server cannot use passkeys. The operator can set PARAPET_PUBLIC_URL to an https address with a domain name.',
  passkey_challenge_over: 'This passkey request has expired or was already used. Start again.',
  passkey_unknown: 'No account here has this passkey. It may have been removed.',
  passkey_refused: 'The passkey could not be verified. Open {address} and start again.',
  passkey_copied:
    'This passkey may have been copied: it was used elsewhere in the meantime. Log in another way, remove it and add a new one.',
  passkeys_not_allowed:
    'Your organisation does not allow logging in with a passkey. Use your password.',
  google_not_allowed: 'Your organisation does not allow logging in with Google. Use your password.',
  passkey_listed: 'This passkey is already in use.',
  too_many_passkeys: 'You can have up to {most} passkeys. Remove one first.',
  google_unknown:
    'No account here uses this Google account. Ask an administrator for an invitation.',
  google_other_account:
    'Another Google account is linked to this user. Log in with your password, or ask an administrator to remove you from the team and invite you again.',
  google_refused: 'Google did not confirm this login. Try again.',
  domain_lookup_failed:
    'The name server did not respond for {domain} ({code}). Try again in a few minutes.',
  domain_record_missing:
    '{domain} does not have the record {record}. TXT records found there: {count}. Changes can take an hour to take effect.',
  webhook_refused: 'The webhook responded with status {status}.',
  forbidden_address:
    'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  host_unreachable: '{host} could not be reached.',
  host_too_slow: '{host} took too long to respond.',
  host_unreadable:
    '{host} returned an unexpected response. Check the address and any proxy in front of it.',
  host_failed: '{host} failed with status {status}. Try again later.',
  host_preparing: '{host} is still preparing the results. Pull them again later.',
  host_token_refused: '{host} rejected the token. Connect it again.',
  host_not_permitted:
    'The {host} token lacks permission. Allow it to read and write code, pull requests and issues.',
  host_not_found: '{host} could not find this, or the token does not have access to it.',
  host_declined: '{host} rejected the request with status {status}. {reason}',
  host_rate_limited: '{host} is limiting requests. Try again in {minutes} minutes.',
  host_not_connected: 'Its source host is not connected.',
  repository_elsewhere: 'The repository’s address is not on the connected {host}.',
  no_scanner:
    'The server has no scanner for this. The operator can install {programs} (docs/scanning.md).',
  scanners_excluded:
    'The settings exclude every scanner that could do this: {programs}. An administrator can change it under Settings, General.',
  cloud_not_connected:
    '{cloud} is not connected. An administrator can connect it under Connectors.',
  source_not_connected:
    '{source} is not connected. An administrator can connect it under Connectors.',
  no_patch: 'There is no patch to propose, only advice or a command.',
  patch_unreadable: 'The patch is not a unified diff that can be applied.',
  file_binary: '{file} is not a text file, so Parapet does not change it.',
  file_not_utf8: '{file} is not UTF-8, so Parapet does not change it.',
  file_too_large: '{file} is larger than 2 MB, so Parapet does not change it.',
  pull_request_limit:
    'This repository has {open} open pull requests from Parapet, and its settings allow {most}. Merge or close some first.',
  pull_request_current: 'The pull request already has the latest commit of {branch}.',
  pull_request_needless:
    'Scans no longer find what the pull request fixes. Parapet closes it within five minutes.',
  pull_request_not_open: 'The pull request is not open.',
  branch_exists: 'The branch {branch} already exists and contains other work. Choose another name.',
  branch_moved: 'Others have pushed to the branch {branch}.',
  fix_breaks_file: 'With this fix, {file} no longer parses.',
  lock_not_renewed: 'The lock file {file} could not be updated.',
  branch_kept: '{host} did not accept another branch for the pull request.',
  patch_outdated: 'The patch no longer applies to {file}. Generate it again.',
  fix_finds_more: 'After this fix, {scanner} reports new findings: {found}. Nothing was opened.',
  fix_still_found: 'After this fix, {scanner} still finds the problem. Nothing was opened.',
  patch_overlaps: 'This patch and another one in this run change the same lines of {file}.',
  pipeline_unreadable:
    '{file} already exists and cannot be read. Add the step manually (docs/pipelines.md).',
  remediation_not_ready: 'The fix is still being generated.',
  oauth_not_configured:
    'This server has no application registered with {host}. Connect with a token, or ask the operator to register one.',
  oauth_state: 'This connection was started elsewhere or too long ago. Start it again.',
  bitbucket_token_expired:
    'Bitbucket cloud token expired, please create new one while redirecting to connector...',
  stripe_not_configured:
    'Card payments are not configured on this server. The operator sets PARAPET_STRIPE_SECRET_KEY.',
  stripe_events_not_configured:
    'Events of the payment provider are not configured on this server. The operator sets PARAPET_STRIPE_WEBHOOK_SECRET.',
  payment_provider_failed:
    'The payment provider did not respond as expected. Try again in a moment.',
  payment_provider_refused: 'The payment provider rejected this: {reason}',
  payment_key_refused:
    'The payment provider rejected this server’s key. The operator should check PARAPET_STRIPE_SECRET_KEY.',
  signature_refused: 'The signature does not match this event, or is too old.',
  marketplace_not_configured:
    'The cloud marketplace is not configured on this server. The operator sets PARAPET_MARKETPLACE_TENANT_ID, _CLIENT_ID and _CLIENT_SECRET.',
  marketplace_subscribed:
    'Your organisation already has a marketplace subscription. Cancel it there, then activate this one.',
  marketplace_failed:
    'Failed to activate subscription. Please try again later or contact our administrator!',
  internal_error: 'An unexpected error occurred. Give your administrator the number {request}.',
} as const;

type RefusalCode = keyof typeof problemMessages;

/** Codes whose message has no placeholders. */
export type PlainProblemCode = {
  [Code in RefusalCode]: keyof ValuesOf<(typeof problemMessages)[Code]> extends never
    ? Code
    : never;
}[RefusalCode];

export const createProblem = <Code extends RefusalCode>(
  status: number,
  ...given: MessageArguments<typeof problemMessages, Code>
): Problem => {
  const [code, facts]: [RefusalCode, MessageValues?] = given;
  return new Problem(status, code, fillTemplate(problemMessages[code], facts), { facts });
};

/**
 * Returns the message of a code that was stored without its facts, or undefined if the message
 * needs some.
 */
export const findPlainMessage = (code: string | null | undefined): string | undefined => {
  const message = Object.entries(problemMessages).find(([each]) => each === code)?.[1];
  return message?.includes('{') ? undefined : message;
};
