// Explanations of problem codes, for the page that their `type` links to. Codes of individual
// operations contain their own message (`problem-codes.ts`, `#domain/finding-can`).
import { refusalSentences } from '#domain/finding-can';
import { problemMessages } from './problem-codes.ts';

const general: Readonly<Record<string, string>> = {
  invalid_request:
    'A parameter, a header or the body is not as the contract says. `errors` names each place.',
  invalid: 'The request is well-formed but not acceptable. `errors` names each place and why.',
  invalid_filter: 'A filter names a value that does not exist. `errors` names the value.',
  unauthorized:
    'The token is absent, wrong, expired or revoked. Log in again, or make a new token for the pipeline.',
  forbidden:
    'The role does not allow this, or the API token lacks the scope that `detail` names. An administrator can change both.',
  not_found: 'It does not exist, or it belongs to another organisation. The answer is the same.',
  rate_limited: 'Too many requests in a minute. Wait as many seconds as `Retry-After` says.',
  stale:
    'Another user has saved since you read it. Read it again, apply the change again, and send the new version in `If-Match`.',
  export_too_large: 'More findings match than one file takes. Narrow them by a filter.',
  too_many_clients:
    'The file would need more organisations than one takes. Choose some by `client_id`.',
  too_large: 'The body or the file is larger than this call takes.',
  unsupported_version:
    'The header `Parapet-Version` names a day whose clients this installation does not understand. `detail` names those that it does.',
  unsupported_media_type: 'The body has another content type than this call reads.',
  gone: 'The file has been removed since. Ask for it again.',
  expired: 'The one-time link has expired or was used. Ask for a new one.',
  database_unavailable:
    'The database does not respond. Nothing was changed. Try again after `Retry-After`.',
  database_read_only:
    'The database accepts no changes at the moment. Try again after `Retry-After`.',
  storage_unavailable:
    'The place where the operator keeps files did not respond. Nothing was stored. Try again after `Retry-After`.',
  database_busy: 'The database took too long. Nothing was changed. Try again after `Retry-After`.',
  no_database: 'The server is up, but its database does not respond.',
  no_disk: 'The data folder cannot be written, or too little space is free.',
  draining: 'The server is shutting down. Another one answers, or this one after its restart.',
  selection_changed:
    'The findings that match have changed since they were selected. Look at them again, and send what you saw as `expected_total` and `as_of`.',
  invalid_credentials: 'The user name or the password is not right.',
  invalid_code: 'The code is not right, or was used before.',
  registration_closed: 'Accounts are made by invitation. Ask an administrator for one.',
  already_enabled: 'The second factor is on already.',
  not_begun: 'Ask for a secret first, then confirm it with a code.',
  not_enabled: 'The second factor is off.',
  google_not_configured: 'The operator has not registered an application with Google.',
  already_begun: 'The job has started and can no longer be cancelled.',
  cannot_undo:
    'Only an import that changed something, and was not undone before, can be undone; of the marks of new findings only the last time that all were marked as seen, during the same visit.',
  nothing_to_retry: 'No item of the job has failed.',
  report_gone: 'The report is no longer kept. Send it again.',
  nothing_left_out: 'Only a report that was not imported in whole can be imported again.',
  domain_not_verified: 'Verify the domain first: publish its TXT record, then ask for the check.',
  no_template: 'The fix has no placeholders to fill in.',
  no_source_host: 'The repository was added by hand, so there is no host to open this at.',
  intelligence_off: 'The operator has turned off the loading of feeds.',
  webhook_failed: 'The webhook gave no answer.',
  webhook_not_configured: 'No webhook is configured.',
};

export const problemExplanations: ReadonlyMap<string, string> = new Map([
  ...Object.entries(problemMessages),
  ...Object.entries(refusalSentences),
  ...Object.entries(general),
]);
