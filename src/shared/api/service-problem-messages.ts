import { defineMessage } from '@lingui/core/macro';

/** Codes of sign-in methods and of responses from external services; see `problem-messages.ts`. */
export const serviceProblemMessages = {
  passkeys_not_allowed: defineMessage({
    id: 'problem.passkeys_not_allowed',
    message: 'Your organisation does not allow logging in with a passkey. Use your password.',
  }),
  two_factor_required: defineMessage({
    id: 'problem.two_factor_required',
    message:
      'Your organisation requires two-factor login, so it stays on. You can replace the app.',
  }),
  google_not_allowed: defineMessage({
    id: 'problem.google_not_allowed',
    message: 'Your organisation does not allow logging in with Google. Use your password.',
  }),
  google_other_account: defineMessage({
    id: 'problem.google_other_account',
    message:
      'Another Google account is linked to this user. Log in with your password, or ask an administrator to remove you from the team and invite you again.',
  }),
  not_a_secret: defineMessage({
    id: 'problem.not_a_secret',
    message: 'Only findings of leaked secrets can be searched for in the history.',
  }),
  git_missing: defineMessage({
    id: 'problem.git_missing',
    message:
      'Git is not installed on the server, so the history cannot be read. The operator can install it.',
  }),
  secret_commit_unknown: defineMessage({
    id: 'problem.secret_commit_unknown',
    message:
      'The report does not name the scanned commit, so the secret is unknown. Upload it with the commit, or let Parapet scan the repository.',
  }),
  secret_value_unknown: defineMessage({
    id: 'problem.secret_value_unknown',
    message:
      'The scanned commit has no single secret at this place, so there is nothing to search for.',
  }),
  history_too_large: defineMessage({
    id: 'problem.history_too_large',
    message: 'The latest commits exceed the search limit, or take too long to fetch.',
  }),
  history_unreadable: defineMessage({
    id: 'problem.history_unreadable',
    message:
      'Git could not read the repository. Check that the source host’s token can read its code.',
  }),
  ai_budget_spent: defineMessage({
    id: 'problem.ai_budget_spent',
    message:
      'This month’s AI budget is used up. It renews on the first of next month, in UTC. An administrator can change it under Settings, AI models.',
  }),
  ai_busy: defineMessage({
    id: 'problem.ai_busy',
    message: 'The AI service is limiting requests. Try again later.',
  }),
  ai_cut_off: defineMessage({
    id: 'problem.ai_cut_off',
    message: 'The AI service’s response was cut off.',
  }),
  ai_declined: defineMessage({
    id: 'problem.ai_declined',
    message: 'The AI service found no change that would fix this code.',
  }),
  ai_deployment_unknown: defineMessage({
    id: 'problem.ai_deployment_unknown',
    message: 'The AI service does not recognise the deployment or the address.',
  }),
  ai_does_not_fit: defineMessage({
    id: 'problem.ai_does_not_fit',
    message: 'The AI service’s proposal did not apply to the code, even after a second attempt.',
  }),
  ai_key_refused: defineMessage({
    id: 'problem.ai_key_refused',
    message:
      'The AI service rejected the key. An administrator can replace it under Settings, AI models.',
  }),
  ai_quota_spent: defineMessage({
    id: 'problem.ai_quota_spent',
    message:
      'The account at the AI service has no credit left. An administrator can add credit there, or set up another service under Settings, AI models.',
  }),
  ai_content_refused: defineMessage({
    id: 'problem.ai_content_refused',
    message:
      'The content filter of the AI service refused this code or its finding, and would refuse it again. Decide without the AI service, or ask an administrator to change the filter there.',
  }),
  ai_unavailable: defineMessage({
    id: 'problem.ai_unavailable',
    message: 'The AI service failed. Try again later.',
  }),
  ai_money_spent: defineMessage({
    id: 'problem.ai_money_spent',
    message:
      'This month’s AI budget is used up: {used} of {most} {currency}. It renews on {renews}. An administrator can change it under Settings, AI models.',
  }),
  ai_not_configured: defineMessage({
    id: 'problem.ai_not_configured',
    message:
      'No AI service is configured. An administrator can set one up under Settings, AI models.',
  }),
  ai_refused_request: defineMessage({
    id: 'problem.ai_refused_request',
    message: 'The AI service rejected the request.',
  }),
  ai_tokens_spent: defineMessage({
    id: 'problem.ai_tokens_spent',
    message:
      'This month’s AI budget is used up: {used} of {most} tokens. It renews on {renews}. An administrator can change it under Settings, AI models.',
  }),
  ai_timeout: defineMessage({
    id: 'problem.ai_timeout',
    message: 'The AI service took too long to respond.',
  }),
  ai_unreachable: defineMessage({
    id: 'problem.ai_unreachable',
    message: 'The AI service could not be reached.',
  }),
  ai_unreadable: defineMessage({
    id: 'problem.ai_unreadable',
    message: 'The AI service returned an invalid response twice.',
  }),
  no_opinion: defineMessage({
    id: 'problem.no_opinion',
    message: 'This finding has no second opinion yet.',
  }),
  opinion_budget_spent: defineMessage({
    id: 'problem.opinion_budget_spent',
    message: 'Today’s {most} second opinions are used up.',
  }),
  opinions_not_configured: defineMessage({
    id: 'problem.opinions_not_configured',
    message:
      'No model for second opinions is configured. An administrator can set one up under Settings, AI models.',
  }),
  bitbucket_token_expired: defineMessage({
    id: 'problem.bitbucket_token_expired',
    message:
      'Bitbucket cloud token expired, please create new one while redirecting to connector...',
  }),
  cloud_not_connected: defineMessage({
    id: 'problem.cloud_not_connected',
    message: '{cloud} is not connected. An administrator can connect it under Connectors.',
  }),
  source_not_connected: defineMessage({
    id: 'problem.source_not_connected',
    message: '{source} is not connected. An administrator can connect it under Connectors.',
  }),
  host_declined: defineMessage({
    id: 'problem.host_declined',
    message: '{host} rejected the request with status {status}. {reason}',
  }),
  host_failed: defineMessage({
    id: 'problem.host_failed',
    message: '{host} failed with status {status}. Try again later.',
  }),
  host_preparing: defineMessage({
    id: 'problem.host_preparing',
    message: '{host} is still preparing the results. Pull them again later.',
  }),
  host_not_connected: defineMessage({
    id: 'problem.host_not_connected',
    message: 'Its source host is not connected.',
  }),
  host_not_found: defineMessage({
    id: 'problem.host_not_found',
    message: '{host} could not find this, or the token does not have access to it.',
  }),
  host_not_permitted: defineMessage({
    id: 'problem.host_not_permitted',
    message:
      'The {host} token lacks permission. Allow it to read and write code, pull requests and issues.',
  }),
  host_rate_limited: defineMessage({
    id: 'problem.host_rate_limited',
    message:
      '{host} is limiting requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  }),
  host_token_refused: defineMessage({
    id: 'problem.host_token_refused',
    message: '{host} rejected the token. Connect it again.',
  }),
  host_too_slow: defineMessage({
    id: 'problem.host_too_slow',
    message: '{host} took too long to respond.',
  }),
  host_unreachable: defineMessage({
    id: 'problem.host_unreachable',
    message: '{host} could not be reached.',
  }),
  host_unreadable: defineMessage({
    id: 'problem.host_unreadable',
    message:
      '{host} returned an unexpected response. Check the address and any proxy in front of it.',
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
  marketplace_subscribed: defineMessage({
    id: 'problem.marketplace_subscribed',
    message:
      'Your organisation already has a marketplace subscription. Cancel it there, then activate this one.',
  }),
  oauth_not_configured: defineMessage({
    id: 'problem.oauth_not_configured',
    message:
      'This server has no application registered with {host}. Connect with a token, or ask the operator to register one.',
  }),
  oauth_state: defineMessage({
    id: 'problem.oauth_state',
    message: 'This connection was started elsewhere or too long ago. Start it again.',
  }),
  payment_key_refused: defineMessage({
    id: 'problem.payment_key_refused',
    message:
      'The payment provider rejected this server’s key. The operator should check PARAPET_STRIPE_SECRET_KEY.',
  }),
  payment_provider_failed: defineMessage({
    id: 'problem.payment_provider_failed',
    message: 'The payment provider did not respond as expected. Try again in a moment.',
  }),
  payment_provider_refused: defineMessage({
    id: 'problem.payment_provider_refused',
    message: 'The payment provider rejected this: {reason}',
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
  webhook_failed: defineMessage({
    id: 'problem.webhook_failed',
    message: 'No response was received from webhook',
  }),
  webhook_refused: defineMessage({
    id: 'problem.webhook_refused',
    message: 'The webhook responded with status {status}.',
  }),
  storage_unavailable: defineMessage({
    id: 'problem.storage_unavailable',
    message: 'Files cannot be stored or read at the moment. Try again in a few seconds.',
  }),
  nothing_known: defineMessage({
    id: 'problem.nothing_known',
    message: 'The report has no fix for this, and no AI service is configured to write one.',
  }),
  version_not_published: defineMessage({
    id: 'problem.version_not_published',
    message: 'The package registry has no version that fixes this yet.',
  }),
};
