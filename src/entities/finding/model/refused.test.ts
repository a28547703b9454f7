import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { findingCan } from '@/shared/rules/finding-can';
import { whyAllRefused, whyRefused } from './refused';
import { matchingFindings, someFindings } from './target';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const finding = (
  id: string,
  state: Partial<{ status: 'open' | 'fixed'; false_positive: boolean; is_duplicate: boolean }> = {},
) => ({
  id,
  attributes: { status: 'open' as const, false_positive: false, is_duplicate: false, ...state },
});
const all = [
  finding('open'),
  finding('marked', { false_positive: true }),
  finding('fixed', { status: 'fixed' }),
  finding('copy', { is_duplicate: true }),
];

it('says why a finding is not sent, by the rule of the server', () => {
  expect(all.map((each) => whyRefused(i18n, findingCan.send, each))).toEqual([
    false,
    'Marked as false positive',
    'Fixed: nothing is left to do',
    'Another finding stands for it',
  ]);
});

it('says it of several where none may go', () => {
  const why = (...ids: string[]) => whyAllRefused(i18n, findingCan.send, someFindings(ids), all);
  expect(why('marked')).toBe('Marked as false positive');
  expect(why('fixed', 'marked')).toBe('Marked as false positive');
  expect(why('marked', 'open')).toBe(false);
});

it('leaves it to the preview where not every one is known', () => {
  expect(whyAllRefused(i18n, findingCan.send, someFindings(['marked', 'elsewhere']), all)).toBe(
    false,
  );
  expect(whyAllRefused(i18n, findingCan.send, someFindings([]), all)).toBe(false);
  expect(whyAllRefused(i18n, findingCan.send, matchingFindings({}, [], 1, 1), all)).toBe(false);
});
