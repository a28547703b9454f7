// Refusals that say what stands against this one call, each under a word of its own: the English sentence is made of it and of the facts of the moment, and the
// web app has sentences of its own for other languages (src/shared/api/problem-words.ts).
import { type Facts, type FactsOf, fillBlanks, type Said } from '../runtime/blanks.ts';
import { Problem } from './problem.ts';

const sentences = {
  repository_name_taken: 'A repository with this name exists already.',
  policy_name_taken: 'A policy with this name exists already.',
  name_of_framework: 'A framework has this name. Give the rule a name of its own.',
  partner_exists: 'There is a partner with this e-mail address already.',
  partner_paused: 'This partner is paused. Make it active first.',
  partner_without_account:
    'Nobody has an account with the address of this partner yet. Invite that person first.',
  connector_name_taken: 'A connector with this name exists already.',
  plan_name_taken: 'A plan with this name exists already.',
  view_name_taken: 'You have a saved filter with this name already.',
  domain_listed: 'This domain is in the list already.',
  address_in_use: 'This person cannot be invited: the address is in use.',
  own_removal: 'You cannot remove yourself.',
  last_administrator: 'The last administrator cannot be removed.',
  remediation_applied: 'This remediation was applied: make a new one instead.',
  mail_waits: 'This mail is waiting to be sent already.',
  too_late: 'An import can be undone for a day.',
  not_the_last: 'A later report has been imported into this repository. Undo that one first.',
  worked_on: 'Of its new findings {count} have been worked on since. Undoing would lose that.',
  role_above_own: 'You may invite people up to your own role only.',
  superadmin_only: 'Only a super-administrator may remove another one.',
  not_your_comment: 'Somebody else wrote this comment.',
  not_the_approver: 'Somebody else was asked to decide this.',
  not_your_view:
    'This view was shared with you. Its owner or an administrator can change it; save it under your own name instead.',
  only_for_oneself: 'Your role may take findings itself, but not give them to others.',
  unknown_link: 'Nobody knows this link. Copy the whole address from the mail.',
  nothing_known: 'The report brings no fix for this, and no AI service is set up to write one.',
  no_code: 'There is no code to mend: the report quotes none, and its file could not be read.',
  ai_not_configured:
    'No AI service is set up. An administrator does that under Settings, AI models.',
  ai_key_refused: 'The AI service refuses its key.',
  ai_deployment_unknown: 'The AI service does not know the deployment or the address.',
  ai_busy: 'The AI service takes no more requests for now. Try again later.',
  ai_timeout: 'The AI service took too long to answer.',
  ai_unreachable: 'The AI service could not be reached.',
  ai_refused_request: 'The AI service did not take the request.',
  ai_unreadable:
    'The answer of the AI service is not what was asked for, also at the second attempt.',
  ai_cut_off: 'The answer of the AI service broke off before its end.',
  ai_declined: 'The AI service sees no change of this code that would mend it.',
  ai_does_not_fit:
    'What the AI service proposes does not fit the code, also at the second attempt.',
  remediation_cancelled: 'It was cancelled before it began.',
  remediation_broke_off: 'Making it broke off. The operator finds the reason in the log.',
  remediation_running: 'A fix is being made right now. Wait for it.',
  not_a_diff:
    'This is not a unified diff: it needs the lines ---, +++ and @@, and what they count.',
  challenge_over: 'This login has ended: the code took too long, or too many were wrong.',
  google_unknown: 'Nobody here has this Google account. Ask an administrator for an invitation.',
  google_refused: 'Google did not confirm this sign-in. Please try again.',
  domain_lookup_failed:
    'The name server did not answer for {domain} ({code}). Try again in a few minutes.',
  domain_record_missing:
    '{domain} does not carry the record {record}. TXT records found there: {count}. Changes can take an hour to arrive.',
  webhook_refused: 'The webhook answered with status {status}.',
  forbidden_address:
    'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  host_unreachable: '{host} could not be reached.',
  host_too_slow: '{host} took too long to answer.',
  host_unreadable:
    '{host} answered with something that is not its interface. Look at the address and what stands before it.',
  host_failed:
    '{host} has a problem of its own and answered with status {status}. Try again later.',
  host_token_refused: '{host} refuses the token. Connect it again.',
  host_not_permitted:
    'The token of {host} does not permit this. Give it the right to read and write code, pull requests and issues.',
  host_not_found: '{host} does not know this, or the token may not see it.',
  host_declined: '{host} did not take it and answered with status {status}. {reason}',
  host_rate_limited: '{host} takes no more calls for {minutes} minutes.',
  host_not_connected: 'Its source host is not connected.',
  repository_elsewhere: 'The address of the repository is not one of the connected {host}.',
  no_scanner:
    'No scanner that answers this is installed on the server. The operator installs {programs} (docs/scanning.md).',
  cloud_not_connected: '{cloud} is not connected. An administrator does that under Connectors.',
  no_patch: 'There is no patch to propose: only advice, or a command.',
  patch_unreadable: 'The patch is not a unified diff that can be applied.',
  patch_outdated: 'The patch does not fit {file} as it is now. Make it again.',
  pipeline_unreadable:
    '{file} is there already and cannot be read. Add the step by hand (docs/pipelines.md).',
  remediation_not_ready: 'The remediation is still being made.',
  oauth_not_configured:
    'This server has no application registered at {host}. The operator can set one up; a token connects it without.',
  oauth_state: 'This connection was not begun here, or too long ago. Begin it again.',
  bitbucket_token_expired:
    'Bitbucket cloud token expired, please create new one while redirecting to connector...',
  stripe_not_configured:
    'Card payments are not configured on this server. The operator sets PARAPET_STRIPE_SECRET_KEY.',
  stripe_events_not_configured:
    'Events of the payment provider are not configured on this server. The operator sets PARAPET_STRIPE_WEBHOOK_SECRET.',
  payment_provider_failed:
    'The payment provider did not answer as expected. Try again in a moment.',
  payment_provider_refused: 'The payment provider did not accept this: {reason}',
  payment_key_refused:
    'The payment provider refuses the key of this server. The operator looks at PARAPET_STRIPE_SECRET_KEY.',
  signature_refused: 'The signature does not belong to this event, or is too old.',
  marketplace_not_configured:
    'The cloud marketplace is not configured on this server. The operator sets PARAPET_MARKETPLACE_TENANT_ID, _CLIENT_ID and _CLIENT_SECRET.',
  marketplace_failed:
    'Failed to activate subscription. Please try again later or contact our administrator!',
  internal_error: 'An unexpected error occurred. Give your administrator the number {request}.',
} as const;

type RefusalCode = keyof typeof sentences;

/** Those whose sentence has no blanks. */
export type PlainRefusal = {
  [Code in RefusalCode]: keyof FactsOf<(typeof sentences)[Code]> extends never ? Code : never;
}[RefusalCode];

export const refusal = <Code extends RefusalCode>(
  status: number,
  ...given: Said<typeof sentences, Code>
): Problem => {
  const [code, facts]: [RefusalCode, Facts?] = given;
  return new Problem(status, code, fillBlanks(sentences[code], facts), { facts });
};
