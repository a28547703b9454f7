import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateRefusal } from '@/shared/api/error-message';
import type { FindingOpinion } from '@/shared/api/generated/model';

const failures: Readonly<Record<string, MessageDescriptor>> = {
  no_code: msg`There is no code to judge: the report has none, and the file couldn’t be read.`,
  opinion_budget_spent: msg`Today’s second opinions are used up.`,
};

/** Why a request produced no opinion. */
export function failureOfOpinion(i18n: I18n, code: string, english: string | null): string {
  const own = failures[code];
  if (own !== undefined) return i18n._(own);
  return (
    translateRefusal(code) ??
    english ??
    i18n._(msg`No opinion was given: the AI service failed (${code}).`)
  );
}

/**
 * What accepting the opinion changes, and how to undo it. An undecided opinion cannot be accepted.
 */
export const acceptMessages: Readonly<Record<FindingOpinion['verdict'], MessageDescriptor>> = {
  false_positive: msg`If you accept, the finding closes as a false positive with this reason. Undo with Ctrl Z, or Refuse at any time.`,
  real: msg`If you accept, the finding stays open and your answer is saved. Undo with Ctrl Z.`,
  unsure: msg`This opinion is undecided.`,
};
