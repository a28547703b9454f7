import { expect, it } from 'vitest';
import { toStatusProblem } from './host-faults.ts';

const problem = (status: number, message: string, headers: Record<string, string> = {}) => {
  const text = JSON.stringify({ message });
  return toStatusProblem(
    'GitHub',
    { status, headers, text, bytes: Buffer.from(text) },
    new Date('2026-03-02T10:00:00Z'),
  );
};

it.each([
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  'You have triggered an abuse detection mechanism.',
  'API rate limit exceeded for installation ID 7.',
])('takes a refusal without headers as a limit: %s', (message) => {
  expect(problem(403, message)).toMatchObject({
    status: 429,
    code: 'host_rate_limited',
    facts: { host: 'GitHub', minutes: 1 },
  });
});

it('takes other refusals as missing rights', () => {
  expect(problem(403, 'Resource not accessible by personal access token')).toMatchObject({
    code: 'host_not_permitted',
  });
});

it('says in the host’s words that a repository takes no issues', () => {
  expect(problem(410, 'Issues has been disabled in this repository.')).toMatchObject({
    status: 422,
    code: 'host_declined',
    facts: { status: 410, reason: 'Issues has been disabled in this repository.' },
  });
  expect(problem(404, 'Not Found')).toMatchObject({ code: 'host_not_found' });
});
