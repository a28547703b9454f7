import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { accountOf } from './account';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const scanOf = (total: number, byReason: Record<string, number>) =>
  ({ attributes: { counts: { total }, ignored_by_reason: byReason } }) as unknown as Scan; // what the account reads

it.each<[number, Record<string, number>, string]>([
  [1, {}, '1 entry in the report'],
  [
    312,
    { passed: 98, fixed_in_report: 13 },
    '312 entries in the report: 201 findings, 98 passed, 13 fixed',
  ],
  [
    9,
    {
      duplicate_in_report: 1,
      dismissed: 2,
      not_a_finding: 1,
      malformed_result: 1,
      excluded_by_settings: 2,
    },
    '9 entries in the report: 2 findings, 1 repeated, 2 dismissed, 1 not a finding, 3 not imported',
  ],
  [4, { passed: 4 }, '4 entries in the report: 4 passed'],
])('%i entries, of which %j were left out', (total, byReason, sentence) => {
  expect(accountOf(i18n, scanOf(total, byReason))).toBe(sentence);
});
