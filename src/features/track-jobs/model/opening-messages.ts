import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Messages for the outcome of opening issues and pull requests, by the server's code. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  no_source_host: msg`Its repository was added manually: no source host connected`,
  host_not_connected: msg`Its source host is not connected`,
  no_patch: msg`Advice only, no patch`,
  patch_outdated: msg`The patch no longer applies to the current file`,
  patch_unreadable: msg`Couldn’t apply the patch`,
  remediation_not_ready: msg`Still generating the fix`,
  repository_elsewhere: msg`The repository isn’t on the connected source host`,
  host_token_refused: msg`The source host rejected the token`,
  host_not_permitted: msg`The token lacks permission on the source host`,
  host_not_found: msg`The source host doesn’t have this repository, or the token can’t access it`,
  host_unreachable: msg`The source host could not be reached`,
  host_too_slow: msg`The source host took too long to respond`,
  host_rate_limited: msg`The source host is limiting requests`,
  bitbucket_token_expired: msg`Your Bitbucket Cloud token has expired`,
  pull_request_opened: msg`A pull request is open`,
  pull_request_incomplete: msg`A pull request is open. The source host rejected some labels or reviewers`,
  pull_request_limit: msg`The repository has as many open pull requests as its settings allow`,
  issue_opened: msg`An issue is open`,
  webhook_not_configured: msg`No webhook configured`,
  ticket_sent: msg`Webhook delivered`,
};

/** The translated message; undefined for an unknown code. */
export function openingMessage(i18n: I18n, code: string | null): string | undefined {
  const sentence = code === null || !Object.hasOwn(sentences, code) ? undefined : sentences[code];
  return sentence && i18n._(sentence);
}
