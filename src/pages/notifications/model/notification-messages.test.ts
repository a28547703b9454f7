import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Notification } from '@/shared/api/generated/model';
import { notificationMessage } from './notification-messages';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const notification = (given: Partial<Notification>): Notification => ({
  _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5007',
  notification_type: 'reminder',
  status: 'unread',
  title: 'As the server wrote it',
  message: 'So it did.',
  subject_type: null,
  subject_id: null,
  facts: null,
  created_at: '2026-02-03T06:00:41Z',
  ...given,
});

describe('the words of a notification', () => {
  it.each<[Partial<Notification>, { title?: string; message?: string }]>([
    [
      {
        notification_type: 'scan_ended',
        facts: { repository: 'ledger-api', new: 12, fixed: 4, reopened: 0 },
      },
      { title: 'Scan finished for ledger-api', message: '12 new, 4 fixed, 0 reopened' },
    ],
    [
      {
        notification_type: 'scan_ended',
        facts: { repository: 'ledger-api', new: 12, fixed: 4, reopened: 0, dry_run: true },
      },
      {
        title: 'Dry run finished for ledger-api. Nothing was changed.',
        message: '12 new, 4 fixed, 0 reopened',
      },
    ],
    [
      {
        notification_type: 'scan_ended',
        facts: {
          repository: 'ledger-api',
          new: 0,
          fixed: 0,
          reopened: 0,
          note: { code: 'scan_failed', facts: { tool: 'Semgrep' } },
        },
      },
      {
        title: 'The scan of ledger-api is incomplete',
        message: 'Semgrep reports a failed scan, so no missing findings were closed.',
      },
    ],
    [
      { notification_type: 'scan_failed', facts: { repository: 'ledger-api' } },
      { title: 'Couldn’t import a report for ledger-api' },
    ],
    [
      {
        notification_type: 'scan_failed',
        facts: {
          repository: 'ledger-api',
          error: { type: 'other_document', facts: { document: 'PDF' } },
        },
      },
      {
        title: 'Couldn’t import a report for ledger-api',
        message: expect.stringMatching(/^The file is of type PDF, not/) as string,
      },
    ],
    [
      { notification_type: 'sent_to_you', facts: { username: 'sec', count: 1 } },
      { title: 'sec sent you 1 finding' },
    ],
    [
      { notification_type: 'assigned_to_you', facts: { username: 'sec', count: 1, what: 'XSS' } },
      { title: 'sec assigned you a finding: XSS' },
    ],
    [
      { notification_type: 'assigned_to_you', facts: { username: 'sec', count: 3, what: 'XSS' } },
      { title: 'sec assigned you 3 findings' },
    ],
    [
      {
        notification_type: 'approval_requested',
        facts: { username: 'sec', count: 1, what: 'SQL injection' },
      },
      { title: 'sec asks you to accept a risk: SQL injection' },
    ],
    [
      {
        notification_type: 'approval_requested',
        facts: { username: 'sec', count: 3, what: 'SQL injection' },
      },
      { title: 'sec asks you to accept the risk of 3 findings' },
    ],
    [
      {
        notification_type: 'approval_answered',
        facts: { username: 'dev', count: 2, what: 'SQL injection', approved: false },
      },
      { title: 'dev declined to accept the risk: 2 findings' },
    ],
    [
      {
        notification_type: 'approval_answered',
        facts: { username: 'dev', count: 1, what: 'SQL injection', approved: true },
      },
      { title: 'dev approved accepting the risk: SQL injection' },
    ],
    [
      { notification_type: 'acceptance_expiring', facts: { until_fix: false, count: 3 } },
      {
        title: '3 acceptances have ended',
        message: 'Their acceptance expired, so the findings were reopened.',
      },
    ],
    [
      { notification_type: 'acceptance_expiring', facts: { until_fix: true } },
      { message: 'A fix is now available, so the finding was reopened.' },
    ],
    [
      { notification_type: 'token_expiring', facts: { what: 'pipeline', date: '2026-03-01' } },
      { title: 'The token pipeline expires on Mar 1, 2026' },
    ],
    [
      { notification_type: 'remediation_ready', facts: { count: 2 } },
      { title: '2 fixes are ready' },
    ],
    [
      { notification_type: 'invitation_accepted', facts: { username: 'dev' } },
      { title: 'dev has joined' },
    ],
    [
      { notification_type: 'payment_failed', facts: { plan_stays: true } },
      {
        title: 'A payment for your plan failed',
        message:
          'Your plan stays active while the payment is retried. Pay the invoice or change your card.',
      },
    ],
    [
      { notification_type: 'payment_failed', facts: { plan_stays: false } },
      {
        title: 'A payment for your plan failed',
        message: 'Your plan has ended. Pay the invoice to restore it.',
      },
    ],
    [
      {
        notification_type: 'security_act',
        facts: { username: 'admin', act: 'token.create', what: 'pipeline' },
      },
      {
        title: 'admin created the API token pipeline',
        message: 'If you didn’t expect this, end that account’s sessions and change its password.',
      },
    ],
    [
      { notification_type: 'ai_budget', facts: { percent: 80, date: '2026-04-01' } },
      {
        title: '80% of this month’s AI budget is used',
        message: 'When it is used up, the AI services are not called until Apr 1, 2026.',
      },
    ],
    [
      { notification_type: 'ai_budget', facts: { percent: 100, date: '2026-04-01' } },
      {
        title: 'This month’s AI budget is used up',
        message:
          'The AI services are not called until Apr 1, 2026. You can change the budget under Settings, AI models.',
      },
    ],
    [
      { notification_type: 'reminder', facts: { count: 1 } },
      { message: '1 finding now matches this rule.' },
    ],
  ])('follow from %j', (given, words) => {
    expect(notificationMessage(i18n, notification(given))).toEqual({
      title: 'As the server wrote it',
      message: 'So it did.',
      ...words,
    });
  });

  it('are the person’s own where they wrote some', () => {
    expect(notificationMessage(i18n, notification({}))).toEqual({
      title: 'As the server wrote it',
      message: 'So it did.',
    });
  });
});
