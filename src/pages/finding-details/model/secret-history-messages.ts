import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateRefusal } from '@/shared/api/error-message';
import type { SecretSearchCut } from '@/shared/api/generated/model';

export const cutMessages: Readonly<Record<SecretSearchCut, MessageDescriptor>> = {
  bytes: msg`The repository exceeds the search limit. Older commits were skipped.`,
  commits: msg`The repository has more commits than the search limit. Older ones were skipped.`,
  time: msg`The search ran out of time. Older commits were skipped.`,
};

const failures: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`The search was cancelled.`,
  secret_commit_unknown: msg`The report doesn’t name the scanned commit, so the secret is unknown. Upload it with the commit, or let Parapet scan the repository.`,
  secret_value_unknown: msg`The scanned commit has no single secret at this place, so there is nothing to search for.`,
  history_too_large: msg`The latest commits exceed the search limit, or take too long to fetch.`,
  history_unreadable: msg`Git couldn’t read the repository. Check that the source host’s token can read its code.`,
  git_missing: msg`Git isn’t installed on the server. The operator can install it.`,
};

/** Why a search produced no result. */
export function failureOfSearch(i18n: I18n, code: string): string {
  const own = failures[code];
  if (own !== undefined) return i18n._(own);
  return translateRefusal(code) ?? i18n._(msg`The history could not be searched (${code}).`);
}
