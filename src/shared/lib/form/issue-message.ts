import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BaseIssue } from 'valibot';

export const wholeAddress = (): string => i18n._(msg`Enter the full address, including https://.`);

/**
 * The form's message for a violated contract limit. A rule with a custom message keeps it;
 * valibot's English messages are never shown.
 */
export function issueMessage({ type, requirement, input }: BaseIssue<unknown>): string {
  const [max, shortest] = [Number(requirement), Number(requirement)];
  switch (type) {
    case 'max_length':
      return Array.isArray(input)
        ? i18n._(msg`At most ${max} entries.`)
        : i18n._(msg`Use up to ${max} characters.`);
    case 'min_length':
      return shortest === 1
        ? i18n._(msg`This field is required.`)
        : i18n._(msg`At least ${shortest} characters.`);
    case 'non_empty':
      return i18n._(msg`This field is required.`);
    case 'email':
      return i18n._(msg`Enter a complete address, such as name@company.example.`);
    case 'url':
      return wholeAddress();
    default:
      return i18n._(msg`Check this field.`);
  }
}
