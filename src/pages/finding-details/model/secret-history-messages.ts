import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';
import type { SecretSearchCut } from '@/shared/api/generated/model';

export const cutMessages: Readonly<Record<SecretSearchCut, MessageDescriptor>> = {
  bytes: msg`The repository is larger than what is searched. Older commits were left out.`,
  commits: msg`The repository has more commits than are searched. Older ones were left out.`,
  time: msg`The time for a search was used up. Older commits were left out.`,
};

const failures: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`The search was cancelled.`,
  secret_commit_unknown: msg`The report does not say which commit was scanned, so the secret is not known. Upload it with the commit, or let Parapet scan the repository.`,
  secret_value_unknown: msg`The file at the scanned commit does not show one secret at this place, so there is nothing to search for.`,
  history_too_large: msg`The latest commits are already larger than what is searched, or take too long to fetch.`,
  history_unreadable: msg`git could not read the repository. Check that the token of the source host may read its code.`,
  git_missing: msg`git is not installed beside the server. The operator can install it.`,
};

/** Why a search produced no result. */
export function failureOfSearch(i18n: I18n, code: string): string {
  const own = failures[code];
  if (own !== undefined) return i18n._(own);
  return refusalInWords(code) ?? i18n._(msg`The history could not be searched (${code}).`);
}
