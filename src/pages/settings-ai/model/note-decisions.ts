import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewerNote } from '@/shared/api/generated/model';

/** The decision for which the reviewer wrote the note. */
export function decisionOf(i18n: I18n, { about, decision }: ReviewerNote): string {
  if (about === 'opinion')
    return decision === 'accepted' ? i18n._(msg`Opinion accepted`) : i18n._(msg`Opinion refused`);
  return decision === 'true' ? i18n._(msg`False positive`) : i18n._(msg`Not a false positive`);
}
