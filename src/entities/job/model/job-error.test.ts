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

  it('has the amounts of a refusal in every language', () => {
    const spent = {
      error: 'The AI budget is used up: 1,200 of 1,000 tokens.',
      error_code: 'ai_budget_spent',
      result: { facts: { problem: 'ai_tokens_spent', used: '1,200', most: '1,000' } },
    };
    expect(jobError(i18n, spent)).toBe('The AI budget is used up: 1,200 of 1,000 tokens.');
    i18n.loadAndActivate({
      locale: 'es',
      messages: {
        'problem.ai_budget_spent': ['Agotado.'],
        'problem.ai_tokens_spent': [['used'], ' de ', ['most'], ' tokens'],
      },
    });
    expect(jobError(i18n, spent)).toBe('1,200 de 1,000 tokens');
    expect(jobError(i18n, { ...spent, result: null })).toBe('Agotado.');
  });

  it('is shown as it came where its code is unknown', () => {
    expect(jobError(i18n, { error: 'Once.', error_code: null })).toBe('Once.');
    expect(jobError(i18n, { error: null, error_code: null })).toBe('The job was interrupted.');
  });
});
