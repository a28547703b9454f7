import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { addendText, factorDate, factorText } from './priority-labels';

it.each([
  ['en', '7.5', '7.5'],
  ['es', '7.5', '7,5'],
  ['es', '10.0', '10,0'],
  ['es', 'CVE-2021-44228', 'CVE-2021-44228'],
  ['es', '3', '3'],
])('writes a fact in %s: %s as %s', (locale, fact, text) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(factorText(i18n, { key: 'industryStandardFrameworks.cvss', fact })).toBe(text);
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  ['industryStandardFrameworks.cwe', '10', 'Rank 10'],
  ['impactOnCriticalSystems.vulnImpactingCriticalData', '70', '70 of 100'],
  ['impactOnCriticalSystems.vulnSensitiveData', 'confidential_data', 'Confidential data'],
])('says what the figure of %s is: %s as %s', (key, fact, text) => {
  expect(factorText(i18n, { key, fact })).toBe(text);
});

it('names the year of an edition, not its first day', () => {
  expect(factorDate(i18n, '2025')).toBe('2025');
  expect(factorDate(i18n, '2024-01-02')).toBe('Jan 2, 2024');
  expect(factorDate(i18n, null)).toBeUndefined();
});

it('writes addends that add up to the score which is shown', () => {
  // Rounded to whole points, these would add up to 85 beside a score of 86.
  const addends = [44.4, 41.4];
  expect(addends.map((points) => addendText(i18n, points))).toEqual(['+44.4', '+41.4']);
});

it('names the day of a list alike in every time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(factorDate(i18n, '2024-01-02')).toBe('Jan 2, 2024');
});
