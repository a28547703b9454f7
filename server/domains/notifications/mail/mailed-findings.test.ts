import { expect, it } from 'vitest';
import { type MailedFinding, toMailFinding } from './mailed-findings.ts';

const now = new Date('2026-11-23T08:00:00Z');

const finding: MailedFinding = {
  id: '1',
  title: 'SQL injection',
  severity: 'critical',
  repository_name: 'ledger-api',
  file: null,
  start_line: null,
  component: null,
  component_version: null,
  endpoint: null,
  fixed_version: null,
  category: 'sast',
  due_at: null,
  has_patch: false,
};

it.each([
  ['2026-11-23T07:59:59Z', 'Overdue since 23 Nov 2026', 'late'],
  ['2026-11-24T23:59:59Z', 'Due 24 Nov 2026', 'soon'],
  ['2026-11-28T12:00:00Z', 'Due 28 Nov 2026', 'later'],
])('calls what is due at %s "%s", %s', (at, text, urgency) => {
  const config = { publicUrl: 'https://parapet.example' } as Parameters<typeof toMailFinding>[0]; // enough for a link
  expect(toMailFinding(config, { ...finding, due_at: at }, 'en', now).due).toEqual({
    text,
    urgency,
  });
});
