import { defineMessage } from '@lingui/core/macro';

/**
 * Messages for the server's stable codes, for languages other than the server's. They are read from
 * the catalogue by id, `problem.<code>`: the app never loads this list. The server's facts fill the
 * placeholders. A code without an entry has a varying English message.
 */
export const problemMessages = {
  address_in_use: defineMessage({
    id: 'problem.address_in_use',
    message: 'This person cannot be invited because the address is already in use.',
  }),
  address_has_account: defineMessage({
    id: 'problem.address_has_account',
    message:
      'This address already has an account in another organisation. Log in there, or ask for an invitation to another address.',
  }),
  already_begun: defineMessage({ id: 'problem.already_begun', message: 'It has already started.' }),
  already_enabled: defineMessage({
    id: 'problem.already_enabled',
    message: 'Two-factor login is already on.',
  }),
  already_so: defineMessage({ id: 'problem.already_so', message: 'It is already in that state.' }),
  cannot_undo: defineMessage({
    id: 'problem.cannot_undo',
    message: 'This cannot be undone, or was already undone.',
  }),
  changed_since: defineMessage({
    id: 'problem.changed_since',
    message: 'It has changed since then.',
  }),
  challenge_over: defineMessage({
    id: 'problem.challenge_over',
    message: 'This login has expired, or too many codes were incorrect. Log in again.',
  }),
  passkeys_unavailable: defineMessage({
    id: 'problem.passkeys_unavailable',
    message:
      'This server cannot use passkeys. The operator can set PARAPET_PUBLIC_URL to an https address with a domain name.',
  }),
  passkey_challenge_over: defineMessage({
    id: 'problem.passkey_challenge_over',
    message: 'This passkey request has expired or was already used. Start again.',
  }),
  passkey_unknown: defineMessage({
    id: 'problem.passkey_unknown',
    message: 'No account here has this passkey. It may have been removed.',
  }),
  passkey_refused: defineMessage({
    id: 'problem.passkey_refused',
    message: 'The passkey could not be verified. Open {address} and start again.',
  }),
  passkey_copied: defineMessage({
    id: 'problem.passkey_copied',
    message:
      'This passkey may have been copied: it was used elsewhere in the meantime. Log in another way, remove it and add a new one.',
  }),
  passkey_listed: defineMessage({
    id: 'problem.passkey_listed',
    message: 'This passkey is already in use.',
  }),
  too_many_passkeys: defineMessage({
    id: 'problem.too_many_passkeys',
    message: 'You can have up to {most} passkeys. Remove one first.',
  }),
  connector_name_taken: defineMessage({
    id: 'problem.connector_name_taken',
    message: 'A connector with this name already exists.',
  }),
  domain_listed: defineMessage({
    id: 'problem.domain_listed',
    message: 'This domain is already in the list.',
  }),
  domain_lookup_failed: defineMessage({
    id: 'problem.domain_lookup_failed',
    message: 'The name server did not respond for {domain} ({code}). Try again in a few minutes.',
  }),
  database_busy: defineMessage({
    id: 'problem.database_busy',
    message: 'The database took too long for this. Try again in a few seconds.',
  }),
  database_read_only: defineMessage({
    id: 'problem.database_read_only',
    message: 'The database accepts no changes at the moment. Try again in a few seconds.',
  }),
  database_unavailable: defineMessage({
    id: 'problem.database_unavailable',
    message: 'The database is not responding. Try again in a few seconds.',
  }),
  domain_not_verified: defineMessage({
    id: 'problem.domain_not_verified',
    message: 'The domain is not verified.',
  }),
  domain_record_missing: defineMessage({
    id: 'problem.domain_record_missing',
    message:
      '{domain} does not have the record {record}. {count, plural, =0 {It has no TXT record yet.} one {It has # TXT record, which is not this one.} other {It has # TXT records, none of them this one.}} Changes can take an hour to take effect.',
  }),
  draining: defineMessage({
    id: 'problem.draining',
    message: 'The server is shutting down. Try again in a moment.',
  }),
  expired: defineMessage({
    id: 'problem.expired',
    message: 'This link has expired or was already used. Request a new one.',
  }),
  file_binary: defineMessage({
    id: 'problem.file_binary',
    message: '{file} is not a text file, so Parapet does not change it.',
  }),
  file_not_utf8: defineMessage({
    id: 'problem.file_not_utf8',
    message: '{file} is not UTF-8, so Parapet does not change it.',
  }),
  file_too_large: defineMessage({
    id: 'problem.file_too_large',
    message: '{file} is larger than 2 MB, so Parapet does not change it.',
  }),
  forbidden: defineMessage({ id: 'problem.forbidden', message: 'Your role does not allow this.' }),
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
    message: 'Google did not confirm this login. Try again.',
  }),
  google_unknown: defineMessage({
    id: 'problem.google_unknown',
    message: 'No account here uses this Google account. Ask an administrator for an invitation.',
  }),
  intelligence_off: defineMessage({
    id: 'problem.intelligence_off',
    message: 'Loading feeds is turned off on this server (PARAPET_INTELLIGENCE).',
  }),
  internal_error: defineMessage({
    id: 'problem.internal_error',
    message: 'An unexpected error occurred. Give your administrator the number {request}.',
  }),
  invalid_code: defineMessage({
    id: 'problem.invalid_code',
    message: 'This code is incorrect or was already used.',
  }),
  invalid_credentials: defineMessage({
    id: 'problem.invalid_credentials',
    message: 'Incorrect username or password.',
  }),
  is_duplicate: defineMessage({
    id: 'problem.is_duplicate',
    message: 'The main finding is already a duplicate of another finding.',
  }),
  is_false_positive: defineMessage({
    id: 'problem.is_false_positive',
    message: 'It is marked as false positive.',
  }),
  is_fixed: defineMessage({
    id: 'problem.is_fixed',
    message: 'It is already fixed.',
  }),
  is_not_accepted: defineMessage({
    id: 'problem.is_not_accepted',
    message: 'No risk acceptance was requested for it.',
  }),
  last_administrator: defineMessage({
    id: 'problem.last_administrator',
    message: 'The organisation needs an administrator. Make another member one first.',
  }),
  reports_waiting: defineMessage({
    id: 'problem.reports_waiting',
    message:
      'Reports of your organisation waiting to be imported: {count}. Upload more when some are done.',
  }),
  saved_at_once: defineMessage({
    id: 'problem.saved_at_once',
    message: 'Another request saved the same thing at the same time. Reload and check.',
  }),
  password_needed: defineMessage({
    id: 'problem.password_needed',
    message: 'You logged in more than {minutes} minutes ago. Enter your password, or log in again.',
  }),
  two_factor_needed: defineMessage({
    id: 'problem.two_factor_needed',
    message:
      'Your organisation requires two-factor login. Set it up under Settings, Authentication.',
  }),
  mail_waits: defineMessage({
    id: 'problem.mail_waits',
    message: 'This email is already waiting to be sent.',
  }),
  name_of_framework: defineMessage({
    id: 'problem.name_of_framework',
    message: 'This name belongs to a framework. Choose another name for the rule.',
  }),
  needs_acceptance: defineMessage({
    id: 'problem.needs_acceptance',
    message: 'Accepting a risk requires a reason. Accept the risk instead of setting the status.',
  }),
  needs_approver: defineMessage({
    id: 'problem.needs_approver',
    message:
      'Critical finding in a repository with confidential data: a second person must approve it.',
  }),
  no_code: defineMessage({
    id: 'problem.no_code',
    message: 'There is no code to fix: the report has none, and the file could not be read.',
  }),
  no_disk: defineMessage({
    id: 'problem.no_disk',
    message: 'The data folder cannot be written, or less than 50 MB are free.',
  }),
  no_database: defineMessage({
    id: 'problem.no_database',
    message: 'The database is not responding.',
  }),
  no_scanner: defineMessage({
    id: 'problem.no_scanner',
    message:
      'The server has no scanner for this. The operator can install {programs} (docs/scanning.md).',
  }),
  no_source_host: defineMessage({
    id: 'problem.no_source_host',
    message: 'Its repository was added manually and has no connected source host.',
  }),
  no_template: defineMessage({
    id: 'problem.no_template',
    message: 'This fix has no placeholders to fill in.',
  }),
  precondition_required: defineMessage({
    id: 'problem.precondition_required',
    message: 'Read this first, and send its version in the header If-Match.',
  }),
  idempotency_key_reused: defineMessage({
    id: 'problem.idempotency_key_reused',
    message: 'This Idempotency-Key was used for another request. Use a new one for each request.',
  }),
  idempotency_in_progress: defineMessage({
    id: 'problem.idempotency_in_progress',
    message:
      'The first request with this Idempotency-Key is still in progress. Try again in a few seconds.',
  }),
  method_not_allowed: defineMessage({
    id: 'problem.method_not_allowed',
    message: 'This address accepts {methods} only.',
  }),
  not_asked: defineMessage({
    id: 'problem.not_asked',
    message: 'You are not the approver of this request.',
  }),
  not_begun: defineMessage({ id: 'problem.not_begun', message: 'Request a secret first.' }),
  not_enabled: defineMessage({ id: 'problem.not_enabled', message: 'Two-factor login is off.' }),
  not_found: defineMessage({
    id: 'problem.not_found',
    message: 'Not found. It may have been deleted, or you may not have access to it.',
  }),
  not_the_approver: defineMessage({
    id: 'problem.not_the_approver',
    message: 'Another person was asked to decide this.',
  }),
  not_the_last: defineMessage({
    id: 'problem.not_the_last',
    message: 'A later report has been imported into this repository. Undo that one first.',
  }),
  not_your_comment: defineMessage({
    id: 'problem.not_your_comment',
    message: 'You can only change your own comments.',
  }),
  not_your_view: defineMessage({
    id: 'problem.not_your_view',
    message:
      'This view was shared with you. Only its owner or an administrator can change it. Save it under your own name instead.',
  }),
  nothing_left_out: defineMessage({
    id: 'problem.nothing_left_out',
    message: 'Only reports that were not fully imported can be imported again.',
  }),
  nothing_to_retry: defineMessage({
    id: 'problem.nothing_to_retry',
    message: 'There is nothing to retry.',
  }),
  only_for_oneself: defineMessage({
    id: 'problem.only_for_oneself',
    message: 'Your role can take findings but not assign them to others.',
  }),
  own_role: defineMessage({
    id: 'problem.own_role',
    message: 'You cannot change your own role. Ask another administrator.',
  }),
  role_out_of_reach: defineMessage({
    id: 'problem.role_out_of_reach',
    message: 'You can only change and assign roles up to your own.',
  }),
  own_login: defineMessage({
    id: 'problem.own_login',
    message: 'You cannot reset your own login.',
  }),
  own_removal: defineMessage({ id: 'problem.own_removal', message: 'You cannot remove yourself.' }),
  partner_exists: defineMessage({
    id: 'problem.partner_exists',
    message: 'A partner with this email address already exists.',
  }),
  partner_paused: defineMessage({
    id: 'problem.partner_paused',
    message: 'This partner is paused. Activate it first.',
  }),
  partner_without_account: defineMessage({
    id: 'problem.partner_without_account',
    message: 'No account uses this partner’s email address yet. Invite the person first.',
  }),
  pipeline_unreadable: defineMessage({
    id: 'problem.pipeline_unreadable',
    message: '{file} already exists and cannot be read. Add the step manually (docs/pipelines.md).',
  }),
  pipelines_switched_off: defineMessage({
    id: 'problem.pipelines_switched_off',
    message:
      'This organisation accepts no reports from pipelines. An administrator can turn this on under Settings, General.',
  }),
  plan_name_taken: defineMessage({
    id: 'problem.plan_name_taken',
    message: 'A plan with this name already exists.',
  }),
  export_too_large: defineMessage({
    id: 'problem.export_too_large',
    message: 'More than 100,000 findings match. Narrow them with a filter.',
  }),
  too_many_clients: defineMessage({
    id: 'problem.too_many_clients',
    message: 'A file can contain up to 100 organisations. Choose fewer.',
  }),
  already_assigned: defineMessage({
    id: 'problem.already_assigned',
    message: 'It is already assigned. Rules do not reassign findings.',
  }),
  policy_name_taken: defineMessage({
    id: 'problem.policy_name_taken',
    message: 'A policy with this name already exists.',
  }),
  scanners_excluded: defineMessage({
    id: 'problem.scanners_excluded',
    message:
      'The settings exclude every scanner that could do this: {programs}. An administrator can change it under Settings, General.',
  }),
  rate_limited: defineMessage({
    id: 'problem.rate_limited',
    message: 'Too many attempts. Wait a while and try again.',
  }),
  registration_closed: defineMessage({
    id: 'problem.registration_closed',
    message: 'Registration is by invitation only. Ask an administrator to invite you.',
  }),
  report_gone: defineMessage({
    id: 'problem.report_gone',
    message: 'The report is no longer kept. Upload it again.',
  }),
  repository_elsewhere: defineMessage({
    id: 'problem.repository_elsewhere',
    message: 'The repository’s address is not on the connected {host}.',
  }),
  repository_not_in_use: defineMessage({
    id: 'problem.repository_not_in_use',
    message:
      '{repository} is not in use, so it accepts no reports or scans. Turn it on in its settings.',
  }),
  repository_name_taken: defineMessage({
    id: 'problem.repository_name_taken',
    message: 'A repository with this name already exists.',
  }),
  role_above_own: defineMessage({
    id: 'problem.role_above_own',
    message: 'You can only invite people up to your own role.',
  }),
  selection_changed: defineMessage({
    id: 'problem.selection_changed',
    message: 'The matching findings have changed since you selected them. Check them again.',
  }),
  signature_refused: defineMessage({
    id: 'problem.signature_refused',
    message: 'The signature does not match this event, or is too old.',
  }),
  stale: defineMessage({
    id: 'problem.stale',
    message: 'Someone else saved changes in the meantime. Check them and try again.',
  }),
  superadmin_only: defineMessage({
    id: 'problem.superadmin_only',
    message: 'Only super-administrators can remove a super-administrator.',
  }),
  too_large: defineMessage({
    id: 'problem.too_large',
    message: 'This is larger than the server accepts.',
  }),
  too_late: defineMessage({
    id: 'problem.too_late',
    message: 'Imports can only be undone within 24 hours.',
  }),
  unauthorized: defineMessage({ id: 'problem.unauthorized', message: 'Log in to continue.' }),
  unknown_link: defineMessage({
    id: 'problem.unknown_link',
    message: 'This link is not valid. Copy the whole address from the email.',
  }),
  unsupported_media_type: defineMessage({
    id: 'problem.unsupported_media_type',
    message: 'The server does not accept this content type.',
  }),
  unsupported_version: defineMessage({
    id: 'problem.unsupported_version',
    message: 'The header Parapet-Version names a version that this installation does not support.',
  }),
  team_name_taken: defineMessage({
    id: 'problem.team_name_taken',
    message: 'A team with this name already exists.',
  }),
  webhook_not_configured: defineMessage({
    id: 'problem.webhook_not_configured',
    message: 'No webhook is configured. Set it up on the connector page.',
  }),
  worked_on: defineMessage({
    id: 'problem.worked_on',
    message:
      '{count, plural, one {# of its new findings has been worked on since. Undoing would lose that.} other {# of its new findings have been worked on since. Undoing would lose that.}}',
  }),
};
