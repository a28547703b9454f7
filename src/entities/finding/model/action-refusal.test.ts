import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { findingCan } from '#domain/finding-can';
import { bulkActionRefusal, actionRefusal } from './action-refusal';
import { targetOfSearch, targetOfIds } from './target';

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
  expect(all.map((each) => actionRefusal(i18n, findingCan.send, each))).toEqual([
    false,
    'Marked as false positive',
    'Fixed. Nothing left to do.',
    'Duplicate of another finding',
  ]);
});

it('says it of several where none may go', () => {
  const why = (...ids: string[]) => bulkActionRefusal(i18n, findingCan.send, targetOfIds(ids), all);
  expect(why('marked')).toBe('Marked as false positive');
  expect(why('fixed', 'marked')).toBe('Marked as false positive');
  expect(why('marked', 'open')).toBe(false);
});

it('leaves it to the preview where not every one is known', () => {
  expect(bulkActionRefusal(i18n, findingCan.send, targetOfIds(['marked', 'elsewhere']), all)).toBe(
    false,
  );
  expect(bulkActionRefusal(i18n, findingCan.send, targetOfIds([]), all)).toBe(false);
  expect(bulkActionRefusal(i18n, findingCan.send, targetOfSearch({}, [], 1, 1), all)).toBe(false);
});
