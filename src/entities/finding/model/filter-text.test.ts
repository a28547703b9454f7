import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { describeFilter } from './describe-filter';
import { filterText } from './filter-text';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  [['critical'] as const, 'Severity: Critical'],
  [['critical', 'high'] as const, 'Severity is any of Critical, High'],
])('reads %o as %s', (values, text) => {
  expect(filterText(i18n, describeFilter(i18n, 'severity', values))).toBe(text);
});
