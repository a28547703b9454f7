import { defineMessage } from '@lingui/core/macro';

/**
 * What the server's stable codes mean, for languages that it does not speak. Read from the catalogue by its name, `problem.<code>`: nobody loads this
 * list. A code that is not here says something of its own each time, in English.
 */
export const problemWords = {
  already_begun: defineMessage({ id: 'problem.already_begun', message: 'It has begun already.' }),
  already_enabled: defineMessage({ id: 'problem.already_enabled', message: 'Two-factor login is on already.' }),
  already_so: defineMessage({ id: 'problem.already_so', message: 'It is decided already.' }),
  cannot_undo: defineMessage({ id: 'problem.cannot_undo', message: 'This cannot be taken back, or was already.' }),
  changed_since: defineMessage({ id: 'problem.changed_since', message: 'It was changed again since then.' }),
  domain_not_verified: defineMessage({ id: 'problem.domain_not_verified', message: 'The domain is not verified.' }),
  draining: defineMessage({ id: 'problem.draining', message: 'The server is shutting down. Try again in a moment.' }),
  expired: defineMessage({ id: 'problem.expired', message: 'This link has expired or was used. Ask for a new one.' }),
  forbidden: defineMessage({ id: 'problem.forbidden', message: 'Your role does not permit this.' }),
  gone: defineMessage({ id: 'problem.gone', message: 'This file has been removed. Export again.' }),
  google_not_configured: defineMessage({ id: 'problem.google_not_configured', message: 'Login with Google is not configured here.' }),
  host_not_connected: defineMessage({ id: 'problem.host_not_connected', message: 'Its source host is not connected.' }),
  intelligence_off: defineMessage({ id: 'problem.intelligence_off', message: 'Loading is switched off on this server (PARAPET_INTELLIGENCE).' }),
  invalid_code: defineMessage({ id: 'problem.invalid_code', message: 'This code is not right, or was used before.' }),
  invalid_credentials: defineMessage({ id: 'problem.invalid_credentials', message: 'The user name or the password is not right.' }),
  is_duplicate: defineMessage({ id: 'problem.is_duplicate', message: 'Another finding already stands for the one that should stand for both.' }),
  is_not_accepted: defineMessage({ id: 'problem.is_not_accepted', message: 'Nobody asked to accept its risk.' }),
  no_database: defineMessage({ id: 'problem.no_database', message: 'The database does not answer.' }),
  no_source_host: defineMessage({ id: 'problem.no_source_host', message: 'Its repository was added by hand: no source host is connected to it.' }),
  no_template: defineMessage({ id: 'problem.no_template', message: 'This remediation has no blanks to fill.' }),
  not_begun: defineMessage({ id: 'problem.not_begun', message: 'Ask for a secret first.' }),
  not_built: defineMessage({ id: 'problem.not_built', message: 'This server does not answer this call.' }),
  not_enabled: defineMessage({ id: 'problem.not_enabled', message: 'Two-factor login is off.' }),
  not_found: defineMessage({ id: 'problem.not_found', message: 'It was not found: it may have been deleted, or you may not have access to it.' }),
  nothing_to_retry: defineMessage({ id: 'problem.nothing_to_retry', message: 'Nothing of this failed.' }),
  rate_limited: defineMessage({ id: 'problem.rate_limited', message: 'Too many attempts. Wait a while and try again.' }),
  registration_closed: defineMessage({ id: 'problem.registration_closed', message: 'This installation is by invitation only. Ask an administrator for one.' }),
  selection_changed: defineMessage({ id: 'problem.selection_changed', message: 'The findings that match have changed since you selected them. Look again.' }),
  stale: defineMessage({ id: 'problem.stale', message: 'Somebody else saved in the meantime. Load again and repeat your change.' }),
  too_large: defineMessage({ id: 'problem.too_large', message: 'This is larger than the server takes.' }),
  unauthorized: defineMessage({ id: 'problem.unauthorized', message: 'Log in to go on.' }),
  unsupported_media_type: defineMessage({ id: 'problem.unsupported_media_type', message: 'The server does not take this kind of content.' }),
  webhook_failed: defineMessage({ id: 'problem.webhook_failed', message: 'No response was received from webhook' }),
  webhook_not_configured: defineMessage({ id: 'problem.webhook_not_configured', message: 'No webhook is configured. Set it up on the connector page.' }),
};
