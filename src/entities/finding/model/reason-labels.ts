import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateRefusal } from '@/shared/api/error-message';

/** Why a finding stays unchanged, by the server's code. */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  already_so: msg`No change needed`,
  is_fixed: msg`Fixed. Nothing left to do.`,
  is_false_positive: msg`Marked as false positive`,
  is_duplicate: msg`Duplicate of another finding`,
  is_not_accepted: msg`Its risk is not accepted`,
  needs_acceptance: msg`Accepting a risk needs a reason`,
  needs_approver: msg`Critical in a confidential repository: needs a second approver`,
  fix_available: msg`A fixed version already exists`,
  not_asked: msg`You aren’t the approver`,
  changed_since: msg`Changed by someone else since you loaded it`,
  already_assigned: msg`Already assigned to someone`,
  gone: msg`No longer available`,
  unexpected: msg`Something went wrong. The operator can find the reason in the log`,
  nothing_known: msg`The report has no fix, and no AI service is configured`,
};

/** The translated reason; an unknown code falls back to the server's text. */
export function reasonLabel(
  i18n: I18n,
  { code, reason }: { readonly code: string | null; readonly reason: string | null },
): string {
  const sentence = code === null || !Object.hasOwn(sentences, code) ? undefined : sentences[code];
  if (sentence) return i18n._(sentence);
  return (code === null ? undefined : translateRefusal(code)) ?? reason ?? '';
}
