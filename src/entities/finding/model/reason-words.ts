import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';

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
};

/** In the reader's language where the word is known; else the server's own sentence. */
export function reasonOf(
  i18n: I18n,
  { code, reason }: { readonly code: string | null; readonly reason: string | null },
): string {
  const sentence = code === null || !Object.hasOwn(sentences, code) ? undefined : sentences[code];
  if (sentence) return i18n._(sentence);
  return (code === null ? undefined : refusalInWords(code)) ?? reason ?? '';
}
