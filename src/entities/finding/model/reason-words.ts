import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a finding stays as it is, by the server's words. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  already_so: msg`It is so already`,
  is_fixed: msg`Fixed: nothing is left to do`,
  is_false_positive: msg`Marked as false positive`,
  is_duplicate: msg`Another finding stands for it`,
  is_not_accepted: msg`Its risk is not accepted`,
  needs_acceptance: msg`Accepting a risk needs a reason`,
  needs_approver: msg`Critical in a confidential repository, needs a second approver`,
  fix_available: msg`A fixed version is there already`,
  not_asked: msg`Nobody asks you to decide this`,
  changed_since: msg`Somebody else has decided on it since you looked`,
  gone: msg`It is no longer there`,
  unexpected: msg`Something went wrong. The operator finds the reason in the log`,
  nothing_known: msg`The report brings no fix, and no AI service is set up to write one`,
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

/** In the reader's language where the word is known; else the server's own sentence. */
export function reasonOf(i18n: I18n, { code, reason }: { readonly code: string | null; readonly reason: string | null }): string {
  const sentence = code === null || !Object.hasOwn(sentences, code) ? undefined : sentences[code];
  return sentence ? i18n._(sentence) : (reason ?? '');
}
