import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalInWords } from '@/shared/api/error-message';

const failures: Readonly<Record<string, MessageDescriptor>> = {
  no_code: msg`There is no code to judge: the report quotes none, and its file could not be read.`,
  opinion_budget_spent: msg`The second opinions of today are used up.`,
};

/** Why a request brought no opinion. */
export function failureOfOpinion(i18n: I18n, code: string): string {
  const own = failures[code];
  if (own !== undefined) return i18n._(own);
  return (
    refusalInWords(code) ?? i18n._(msg`No opinion was given: the AI service failed (${code}).`)
  );
}
