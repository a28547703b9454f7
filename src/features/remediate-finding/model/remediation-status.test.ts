import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { failureMessage } from './remediation-status';

afterEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

it('is said by its word in another language, and as it came where it has none', () => {
  i18n.loadAndActivate({
    locale: 'es',
    messages: { 'problem.nothing_known': ['El informe no trae corrección.'] },
  });
  expect(failureMessage({ error: 'The report brings no fix.', error_code: 'nothing_known' })).toBe(
    'El informe no trae corrección.',
  );
  expect(
    failureMessage({ error: 'The report brings no fix.', error_code: 'of_a_newer_server' }),
  ).toBe('The report brings no fix.');
  expect(failureMessage({ error: 'The report brings no fix.', error_code: null })).toBe(
    'The report brings no fix.',
  );
});
