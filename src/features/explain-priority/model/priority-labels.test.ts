import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { factorText } from './priority-labels';

it.each([
  ['en', '7.5', '7.5'],
  ['es', '7.5', '7,5'],
  ['es', '10.0', '10,0'],
  ['es', 'CVE-2021-44228', 'CVE-2021-44228'],
  ['es', '3', '3'],
])('writes a fact in %s: %s as %s', (locale, fact, text) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(factorText(i18n, { fact })).toBe(text);
});
