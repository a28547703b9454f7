import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BaseIssue } from 'valibot';

/** What a rule without words of its own says: nobody reads the library's English. */
export function issueMessage({ type, requirement }: BaseIssue<unknown>): string {
  const [max, shortest] = [Number(requirement), Number(requirement)];
  if (type === 'max_length') return i18n._(msg`At most ${max} characters.`);
  if (type === 'non_empty' || (type === 'min_length' && max === 1))
    return i18n._(msg`Fill this in.`);
  if (type === 'min_length') return i18n._(msg`At least ${shortest} characters.`);
  return i18n._(msg`This is not filled in right.`);
}
