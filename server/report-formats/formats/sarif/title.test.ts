import { describe, expect, it } from 'vitest';
import { titleOf } from './result.ts';

describe('the title of a SARIF result', () => {
  it.each([
    [
      'the summary of the rule',
      'Query built from user-controlled sources',
      'This query depends on x.',
      ['js/sql-injection'],
      'Query built from user-controlled sources',
    ],
    [
      'the message where the summary repeats the rule',
      'example rule(@acme/rule-aws) error',
      'found AWS Secret Access Key: ****************',
      ['@acme/rule-aws'],
      'Found AWS Secret Access Key',
    ],
    [
      'a summary that names its subject',
      'SQL injection',
      'This query depends on x.',
      ['SQL', 'sql-injection'],
      'SQL injection',
    ],
    [
      'the message where there is no summary',
      undefined,
      'Do not use eval. It is slow.\nMore.',
      ['no-eval'],
      'Do not use eval.',
    ],
    ['the summary where there is no message', 'no-eval', undefined, ['no-eval'], 'no-eval'],
  ])('is %s', (_, summary, message, names, title) =>
    expect(titleOf(summary, message, names)).toBe(title),
  );
});
