import { defineMessage } from '@lingui/core/macro';

/**
 * What the server's stable codes mean, for languages that it does not speak. Read from the catalogue by its name, `problem.<code>`: nobody loads this
 * list. Its facts fill the blanks. A code that is not here says something of its own each time, in English.
 */
export const problemWords = {
  address_in_use: defineMessage({
    id: 'problem.address_in_use',
    message: 'This person cannot be invited: the address is in use.',
  }),
  ai_busy: defineMessage({
    id: 'problem.ai_busy',
    message: 'The AI service takes no more requests for now. Try again later.',
  }),
  ai_cut_off: defineMessage({
    id: 'problem.ai_cut_off',
    message: 'The answer of the AI service broke off before its end.',
  }),
  ai_declined: defineMessage({
    id: 'problem.ai_declined',
    message: 'The AI service sees no change of this code that would mend it.',
  }),
  ai_deployment_unknown: defineMessage({
    id: 'problem.ai_deployment_unknown',
    message: 'The AI service does not know the deployment or the address.',
  }),
  ai_does_not_fit: defineMessage({
    id: 'problem.ai_does_not_fit',
    message: 'What the AI service proposes does not fit the code, also at the second attempt.',
  }),
  ai_key_refused: defineMessage({
    id: 'problem.ai_key_refused',
    message: 'The AI service refuses its key.',
  }),
  ai_not_configured: defineMessage({
    id: 'problem.ai_not_configured',
    message: 'No AI service is set up. An administrator does that under Settings, AI models.',
  }),
  ai_refused_request: defineMessage({
    id: 'problem.ai_refused_request',
    message: 'The AI service did not take the request.',
  }),
  ai_timeout: defineMessage({
    id: 'problem.ai_timeout',
    message: 'The AI service took too long to answer.',
  }),
  ai_unreachable: defineMessage({
    id: 'problem.ai_unreachable',
    message: 'The AI service could not be reached.',
  }),
  ai_unreadable: defineMessage({
    id: 'problem.ai_unreadable',
    message: 'The answer of the AI service is not what was asked for, also at the second attempt.',
  }),
  already_begun: defineMessage({ id: 'problem.already_begun', message: 'It has begun already.' }),
  already_enabled: defineMessage({
    id: 'problem.already_enabled',
    message: 'Two-factor login is on already.',
  }),
  already_so: defineMessage({ id: 'problem.already_so', message: 'It is decided already.' }),
  bitbucket_token_expired: defineMessage({
    id: 'problem.bitbucket_token_expired',
    message:
      'Bitbucket cloud token expired, please create new one while redirecting to connector...',
  }),
  cannot_undo: defineMessage({
    id: 'problem.cannot_undo',
    message: 'This cannot be taken back, or was already.',
  }),
  changed_since: defineMessage({
    id: 'problem.changed_since',
    message: 'It was changed again since then.',
  }),
  challenge_over: defineMessage({
    id: 'problem.challenge_over',
    message: 'This login has ended: the code took too long, or too many were wrong.',
  }),
  cloud_not_connected: defineMessage({
    id: 'problem.cloud_not_connected',
    message: '{cloud} is not connected. An administrator does that under Connectors.',
  }),
  connector_name_taken: defineMessage({
    id: 'problem.connector_name_taken',
    message: 'A connector with this name exists already.',
  }),
  domain_listed: defineMessage({
    id: 'problem.domain_listed',
    message: 'This domain is in the list already.',
  }),
  domain_lookup_failed: defineMessage({
    id: 'problem.domain_lookup_failed',
    message: 'The name server did not answer for {domain} ({code}). Try again in a few minutes.',
  }),
  domain_not_verified: defineMessage({
    id: 'problem.domain_not_verified',
    message: 'The domain is not verified.',
  }),
  domain_record_missing: defineMessage({
    id: 'problem.domain_record_missing',
    message:
      '{domain} does not carry the record {record}. {count, plural, =0 {It has no TXT record yet.} one {It has # TXT record, which is not this one.} other {It has # TXT records, none of them this one.}} Changes can take an hour to arrive.',
  }),
  draining: defineMessage({
    id: 'problem.draining',
    message: 'The server is shutting down. Try again in a moment.',
  }),
  expired: defineMessage({
    id: 'problem.expired',
    message: 'This link has expired or was used. Ask for a new one.',
  }),
  fix_available: defineMessage({
    id: 'problem.fix_available',
    message:
      'A fixed version is there already: accepted until there is a fix, it would end at once.',
  }),
  forbidden: defineMessage({ id: 'problem.forbidden', message: 'Your role does not permit this.' }),
  forbidden_address: defineMessage({
    id: 'problem.forbidden_address',
    message:
      'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
  }),
  gone: defineMessage({ id: 'problem.gone', message: 'This file has been removed. Export again.' }),
  google_not_configured: defineMessage({
    id: 'problem.google_not_configured',
    message: 'Login with Google is not configured here.',
  }),
  google_refused: defineMessage({
    id: 'problem.google_refused',
    message: 'Google did not confirm this sign-in. Please try again.',
  }),
  google_unknown: defineMessage({
    id: 'problem.google_unknown',
    message: 'Nobody here has this Google account. Ask an administrator for an invitation.',
  }),
  host_declined: defineMessage({
    id: 'problem.host_declined',
    message: '{host} did not take it and answered with status {status}. {reason}',
  }),
  host_failed: defineMessage({
    id: 'problem.host_failed',
    message: '{host} has a problem of its own and answered with status {status}. Try again later.',
  }),
  host_not_connected: defineMessage({
    id: 'problem.host_not_connected',
    message: 'Its source host is not connected.',
  }),
  host_not_found: defineMessage({
    id: 'problem.host_not_found',
    message: '{host} does not know this, or the token may not see it.',
  }),
  host_not_permitted: defineMessage({
    id: 'problem.host_not_permitted',
    message:
      'The token of {host} does not permit this. Give it the right to read and write code, pull requests and issues.',
  }),
  host_rate_limited: defineMessage({
    id: 'problem.host_rate_limited',
    message: '{host} takes no more calls for {minutes, plural, one {# minute} other {# minutes}}.',
  }),
  host_token_refused: defineMessage({
    id: 'problem.host_token_refused',
    message: '{host} refuses the token. Connect it again.',
  }),
  host_too_slow: defineMessage({
    id: 'problem.host_too_slow',
    message: '{host} took too long to answer.',
  }),
  host_unreachable: defineMessage({
    id: 'problem.host_unreachable',
    message: '{host} could not be reached.',
  }),
  host_unreadable: defineMessage({
    id: 'problem.host_unreadable',
    message:
      '{host} answered with something that is not its interface. Look at the address and what stands before it.',
  }),
  intelligence_off: defineMessage({
    id: 'problem.intelligence_off',
    message: 'Loading is switched off on this server (PARAPET_INTELLIGENCE).',
  }),
  internal_error: defineMessage({
    id: 'problem.internal_error',
    message: 'An unexpected error occurred. Give your administrator the number {request}.',
  }),
  invalid_code: defineMessage({
    id: 'problem.invalid_code',
    message: 'This code is not right, or was used before.',
  }),
  invalid_credentials: defineMessage({
    id: 'problem.invalid_credentials',
    message: 'The user name or the password is not right.',
  }),
  is_duplicate: defineMessage({
    id: 'problem.is_duplicate',
    message: 'Another finding already stands for the one that should stand for both.',
  }),
  is_false_positive: defineMessage({
    id: 'problem.is_false_positive',
    message: 'It is marked as false positive.',
  }),
  is_fixed: defineMessage({
    id: 'problem.is_fixed',
    message: 'It is fixed: nothing is left to do.',
  }),
  is_not_accepted: defineMessage({
    id: 'problem.is_not_accepted',
    message: 'Nobody asked to accept its risk.',
  }),
  last_administrator: defineMessage({
    id: 'problem.last_administrator',
    message: 'The last administrator cannot be removed.',
  }),
  mail_waits: defineMessage({
    id: 'problem.mail_waits',
    message: 'This mail is waiting to be sent already.',
  }),
  marketplace_failed: defineMessage({
    id: 'problem.marketplace_failed',
    message:
      'Failed to activate subscription. Please try again later or contact our administrator!',
  }),
  marketplace_not_configured: defineMessage({
    id: 'problem.marketplace_not_configured',
    message:
      'The cloud marketplace is not configured on this server. The operator sets PARAPET_MARKETPLACE_TENANT_ID, _CLIENT_ID and _CLIENT_SECRET.',
  }),
  name_of_framework: defineMessage({
    id: 'problem.name_of_framework',
    message: 'A framework has this name. Give the rule a name of its own.',
  }),
  needs_acceptance: defineMessage({
    id: 'problem.needs_acceptance',
    message: 'Accepting a risk needs a reason: accept it instead of setting the status.',
  }),
  needs_approver: defineMessage({
    id: 'problem.needs_approver',
    message: 'Critical, in a repository with confidential data: a second person has to agree.',
  }),
  no_code: defineMessage({
    id: 'problem.no_code',
    message: 'There is no code to mend: the report quotes none, and its file could not be read.',
  }),
  no_database: defineMessage({
    id: 'problem.no_database',
    message: 'The database does not answer.',
  }),
  no_patch: defineMessage({
    id: 'problem.no_patch',
    message: 'There is no patch to propose: only advice, or a command.',
  }),
  no_scanner: defineMessage({
    id: 'problem.no_scanner',
    message:
      'No scanner that answers this is installed on the server. The operator installs {programs} (docs/scanning.md).',
  }),
  no_source_host: defineMessage({
    id: 'problem.no_source_host',
    message: 'Its repository was added by hand: no source host is connected to it.',
  }),
  no_template: defineMessage({
    id: 'problem.no_template',
    message: 'This remediation has no blanks to fill.',
  }),
  not_a_diff: defineMessage({
    id: 'problem.not_a_diff',
    message: 'This is not a unified diff: it needs the lines ---, +++ and @@, and what they count.',
  }),
  not_asked: defineMessage({ id: 'problem.not_asked', message: 'Nobody asks you to decide this.' }),
  not_begun: defineMessage({ id: 'problem.not_begun', message: 'Ask for a secret first.' }),
  not_enabled: defineMessage({ id: 'problem.not_enabled', message: 'Two-factor login is off.' }),
  not_found: defineMessage({
    id: 'problem.not_found',
    message: 'It was not found: it may have been deleted, or you may not have access to it.',
  }),
  not_the_approver: defineMessage({
    id: 'problem.not_the_approver',
    message: 'Somebody else was asked to decide this.',
  }),
  not_the_last: defineMessage({
    id: 'problem.not_the_last',
    message: 'A later report has been imported into this repository. Undo that one first.',
  }),
  not_your_comment: defineMessage({
    id: 'problem.not_your_comment',
    message: 'Somebody else wrote this comment.',
  }),
  not_your_view: defineMessage({
    id: 'problem.not_your_view',
    message:
      'This view was shared with you. Its owner or an administrator can change it; save it under your own name instead.',
  }),
  nothing_known: defineMessage({
    id: 'problem.nothing_known',
    message: 'The report brings no fix for this, and no AI service is set up to write one.',
  }),
  nothing_left_out: defineMessage({
    id: 'problem.nothing_left_out',
    message: 'Only a report that could not be imported, or not in whole, is imported again.',
  }),
  nothing_to_retry: defineMessage({
    id: 'problem.nothing_to_retry',
    message: 'Nothing of this failed.',
  }),
  oauth_not_configured: defineMessage({
    id: 'problem.oauth_not_configured',
    message:
      'This server has no application registered at {host}. The operator can set one up; a token connects it without.',
  }),
  oauth_state: defineMessage({
    id: 'problem.oauth_state',
    message: 'This connection was not begun here, or too long ago. Begin it again.',
  }),
  only_for_oneself: defineMessage({
    id: 'problem.only_for_oneself',
    message: 'Your role may take findings itself, but not give them to others.',
  }),
  own_removal: defineMessage({ id: 'problem.own_removal', message: 'You cannot remove yourself.' }),
  partner_exists: defineMessage({
    id: 'problem.partner_exists',
    message: 'There is a partner with this e-mail address already.',
  }),
  partner_paused: defineMessage({
    id: 'problem.partner_paused',
    message: 'This partner is paused. Make it active first.',
  }),
  partner_without_account: defineMessage({
    id: 'problem.partner_without_account',
    message:
      'Nobody has an account with the address of this partner yet. Invite that person first.',
  }),
  patch_outdated: defineMessage({
    id: 'problem.patch_outdated',
    message: 'The patch does not fit {file} as it is now. Make it again.',
  }),
  patch_unreadable: defineMessage({
    id: 'problem.patch_unreadable',
    message: 'The patch is not a unified diff that can be applied.',
  }),
  payment_key_refused: defineMessage({
    id: 'problem.payment_key_refused',
    message:
      'The payment provider refuses the key of this server. The operator looks at PARAPET_STRIPE_SECRET_KEY.',
  }),
  payment_provider_failed: defineMessage({
    id: 'problem.payment_provider_failed',
    message: 'The payment provider did not answer as expected. Try again in a moment.',
  }),
  payment_provider_refused: defineMessage({
    id: 'problem.payment_provider_refused',
    message: 'The payment provider did not accept this: {reason}',
  }),
  pipeline_unreadable: defineMessage({
    id: 'problem.pipeline_unreadable',
    message:
      '{file} is there already and cannot be read. Add the step by hand (docs/pipelines.md).',
  }),
  plan_name_taken: defineMessage({
    id: 'problem.plan_name_taken',
    message: 'A plan with this name exists already.',
  }),
  policy_name_taken: defineMessage({
    id: 'problem.policy_name_taken',
    message: 'A policy with this name exists already.',
  }),
  rate_limited: defineMessage({
    id: 'problem.rate_limited',
    message: 'Too many attempts. Wait a while and try again.',
  }),
  registration_closed: defineMessage({
    id: 'problem.registration_closed',
    message: 'This installation is by invitation only. Ask an administrator for one.',
  }),
  remediation_broke_off: defineMessage({
    id: 'problem.remediation_broke_off',
    message: 'Making it broke off. The operator finds the reason in the log.',
  }),
  remediation_cancelled: defineMessage({
    id: 'problem.remediation_cancelled',
    message: 'It was cancelled before it began.',
  }),
  remediation_not_ready: defineMessage({
    id: 'problem.remediation_not_ready',
    message: 'The remediation is still being made.',
  }),
  remediation_running: defineMessage({
    id: 'problem.remediation_running',
    message: 'A fix is being made right now. Wait for it.',
  }),
  report_gone: defineMessage({
    id: 'problem.report_gone',
    message: 'The report is no longer kept. Upload it again.',
  }),
  remediation_applied: defineMessage({
    id: 'problem.remediation_applied',
    message: 'This remediation was applied: make a new one instead.',
  }),
  repository_elsewhere: defineMessage({
    id: 'problem.repository_elsewhere',
    message: 'The address of the repository is not one of the connected {host}.',
  }),
  repository_name_taken: defineMessage({
    id: 'problem.repository_name_taken',
    message: 'A repository with this name exists already.',
  }),
  role_above_own: defineMessage({
    id: 'problem.role_above_own',
    message: 'You may invite people up to your own role only.',
  }),
  selection_changed: defineMessage({
    id: 'problem.selection_changed',
    message: 'The findings that match have changed since you selected them. Look again.',
  }),
  signature_refused: defineMessage({
    id: 'problem.signature_refused',
    message: 'The signature does not belong to this event, or is too old.',
  }),
  stale: defineMessage({
    id: 'problem.stale',
    message: 'Somebody else saved in the meantime. Load again and repeat your change.',
  }),
  stripe_events_not_configured: defineMessage({
    id: 'problem.stripe_events_not_configured',
    message:
      'Events of the payment provider are not configured on this server. The operator sets PARAPET_STRIPE_WEBHOOK_SECRET.',
  }),
  stripe_not_configured: defineMessage({
    id: 'problem.stripe_not_configured',
    message:
      'Card payments are not configured on this server. The operator sets PARAPET_STRIPE_SECRET_KEY.',
  }),
  superadmin_only: defineMessage({
    id: 'problem.superadmin_only',
    message: 'Only a super-administrator may remove another one.',
  }),
  too_large: defineMessage({
    id: 'problem.too_large',
    message: 'This is larger than the server takes.',
  }),
  too_late: defineMessage({
    id: 'problem.too_late',
    message: 'An import can be undone for a day.',
  }),
  unauthorized: defineMessage({ id: 'problem.unauthorized', message: 'Log in to go on.' }),
  unknown_link: defineMessage({
    id: 'problem.unknown_link',
    message: 'Nobody knows this link. Copy the whole address from the mail.',
  }),
  unsupported_media_type: defineMessage({
    id: 'problem.unsupported_media_type',
    message: 'The server does not take this kind of content.',
  }),
  view_name_taken: defineMessage({
    id: 'problem.view_name_taken',
    message: 'You have a saved filter with this name already.',
  }),
  webhook_failed: defineMessage({
    id: 'problem.webhook_failed',
    message: 'No response was received from webhook',
  }),
  webhook_not_configured: defineMessage({
    id: 'problem.webhook_not_configured',
    message: 'No webhook is configured. Set it up on the connector page.',
  }),
  webhook_refused: defineMessage({
    id: 'problem.webhook_refused',
    message: 'The webhook answered with status {status}.',
  }),
  worked_on: defineMessage({
    id: 'problem.worked_on',
    message:
      '{count, plural, one {# of its new findings has been worked on since. Undoing would lose that.} other {# of its new findings have been worked on since. Undoing would lose that.}}',
  }),
};
