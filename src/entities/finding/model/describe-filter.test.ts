import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { describeExcluded, describeFilter, filterValueName } from './describe-filter';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('calls a value of a closed set by its word, whatever the server calls it', () => {
  expect(filterValueName(i18n, 'mitigation', 'fix_in_report', 'fix_in_report')).toBe(
    'Fix in the report',
  );
  expect(filterValueName(i18n, 'category', 'sast', 'sast')).toBe('Code');
  expect(filterValueName(i18n, 'policy_category', 'compliance')).toBe('Compliance');
});

it('calls data what the server calls it, or else as it is', () => {
  expect(filterValueName(i18n, 'cwe', '79', 'CWE-79 Cross-site scripting')).toBe(
    'CWE-79 Cross-site scripting',
  );
  expect(filterValueName(i18n, 'policy_category', 'Payments')).toBe('Payments');
  expect(filterValueName(i18n, 'language', 'constructor')).toBe('constructor');
});

it('calls an article of a law by the word of the reader, and other controls as they are', () => {
  const number = '25';
  const { id } = msg`Article ${number}`;
  const spanish = setupI18n({ locale: 'es', messages: { es: { [id]: 'Artículo {number}' } } });
  const named = (control: string) => filterValueName(spanish, 'policy_control', control);
  expect(named('Article 25')).toBe('Artículo 25');
  expect(named('Regulation (EU) 2022/2554 (DORA) Article 9')).toBe(
    'Regulation (EU) 2022/2554 (DORA) Artículo 9',
  );
  expect(named('PCI DSS v4.0.1 6.2.4')).toBe('PCI DSS v4.0.1 6.2.4');
});

it('says what is left out, by the filter that it belongs to', () => {
  expect(describeExcluded(i18n, 'severity', ['low'])).toEqual({
    field: 'Severity',
    operator: 'is not',
    value: 'Low',
  });
  expect(describeFilter(i18n, 'not', ['tool:semgrep', 'tool:trivy'])).toEqual({
    field: 'Tool',
    operator: 'is none of',
    value: 'semgrep, trivy',
  });
  expect(describeFilter(i18n, 'not', ['cwe:79', 'tool:trivy'])).toEqual({
    field: 'Excluded',
    operator: 'is',
    value: 'CWE: CWE-79; Tool: trivy',
  });
});

it('puts the names of rules that an organization begins with into words, and keeps other names', () => {
  const name = 'Critical findings within 7 days';
  expect(filterValueName(i18n, 'policy_name', name)).toBe(name);
  expect(filterValueName(i18n, 'policy_name', 'Low findings within 1 day')).toBe(
    'Low findings within 1 day',
  );
  expect(filterValueName(i18n, 'policy_name', 'Secrets today')).toBe('Secrets today');
});
