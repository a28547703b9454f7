import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { accountOf, accountSentence } from './account';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const scanOf = (
  counts: { total: number; new?: number; matched?: number },
  byReason: Record<string, number>,
) =>
  ({
    attributes: { counts: { new: 0, matched: 0, ...counts }, ignored_by_reason: byReason },
  }) as unknown as Scan; // only the attributes that the account reads

const mixed = scanOf(
  { total: 9, new: 1, matched: 1 },
  {
    duplicate_in_report: 1,
    dismissed: 2,
    not_a_finding: 1,
    malformed_result: 1,
    excluded_by_settings: 2,
  },
);

it('puts each entry of a report into one part, and counts those that are in none', () => {
  const parts = { findings: 2, repeated: 1, settled: 3, skipped: 3, missing: 0 };
  expect(accountOf(mixed)).toEqual({ entries: 9, ...parts });
  expect(accountOf(scanOf({ total: 12, new: 5 }, { passed: 4 }))).toMatchObject({ missing: 3 });
});

it.each([
  [scanOf({ total: 1, new: 1 }, {}), '1 entry in the report: 1 finding; nothing is missing'],
  [
    scanOf({ total: 312, new: 41, matched: 160 }, { passed: 98, fixed_in_report: 13 }),
    '312 entries in the report: 201 findings, 98 passed, 13 fixed; nothing is missing',
  ],
  [
    mixed,
    '9 entries in the report: 2 findings, 1 repeated, 2 dismissed, 1 not a finding, 3 left out; nothing is missing',
  ],
  [
    scanOf({ total: 5, new: 1 }, { passed: 3 }),
    '5 entries in the report: 1 finding, 3 passed; 1 is missing',
  ],
])('says %# in words', (scan, sentence) => {
  expect(accountSentence(i18n, scan)).toBe(sentence);
});
