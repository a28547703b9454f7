import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What became of opening something elsewhere, by the server's words. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  no_source_host: msg`Its repository was added by hand: no source host is connected`,
  host_not_connected: msg`Its source host is not connected`,
  no_patch: msg`Only advice is known, no patch`,
  patch_outdated: msg`The patch does not fit the file as it is now`,
  patch_unreadable: msg`The patch cannot be applied`,
  remediation_not_ready: msg`The remediation is still being made`,
  repository_elsewhere: msg`The repository does not lie at the connected source host`,
  host_token_refused: msg`The source host refuses the token`,
  host_not_permitted: msg`The token does not permit this at the source host`,
  host_not_found: msg`The source host does not know the repository, or the token may not see it`,
  host_unreachable: msg`The source host could not be reached`,
  host_too_slow: msg`The source host took too long to answer`,
  host_rate_limited: msg`The source host takes no more calls for now`,
  bitbucket_token_expired: msg`The token of Bitbucket Cloud has expired`,
  pull_request_opened: msg`A pull request is open`,
  issue_opened: msg`An issue is open`,
  webhook_not_configured: msg`No webhook is configured`,
  ticket_sent: msg`The webhook took it`,
};

/** In the reader's language where the word is one of these. */
export function openingWords(i18n: I18n, code: string | null): string | undefined {
  const sentence = code === null || !Object.hasOwn(sentences, code) ? undefined : sentences[code];
  return sentence && i18n._(sentence);
}
