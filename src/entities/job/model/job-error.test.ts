import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobError } from './job-error';

describe('why a job broke off', () => {
  const english = () => {
    i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  };
  beforeEach(english);
  afterEach(english);

  it('is said by its code, and never in the words that are for the operator', () => {
    expect(jobError(i18n, { error: 'Failed query: select 1', error_code: 'unexpected' })).toBe(
      'Something went wrong on the server. The operator can find the reason in the log.',
    );
    expect(jobError(i18n, { error: 'Whoever asked …', error_code: 'not_permitted' })).toBe(
      'The person who requested this no longer has permission.',
    );
  });

  it('is a refusal like that of a call', () => {
    const refused = {
      error: 'Its source host is not connected.',
      error_code: 'host_not_connected',
    };
    expect(jobError(i18n, refused)).toBe('Its source host is not connected.');
    i18n.loadAndActivate({
      locale: 'es',
      messages: { 'problem.host_not_connected': ['No está conectado.'] },
    });
    expect(jobError(i18n, refused)).toBe('No está conectado.');
  });

  it('is shown as it came where its code is unknown', () => {
    expect(jobError(i18n, { error: 'Once.', error_code: null })).toBe('Once.');
    expect(jobError(i18n, { error: null, error_code: null })).toBe('The job was interrupted.');
  });
});
