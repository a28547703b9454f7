import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PullRequestChecks, PullRequestUpdate } from '@/shared/api/generated/model';
import { PullRequestLife } from './pull-request-life';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const checks: PullRequestChecks = {
  state: 'failing',
  commit: 'a'.repeat(40),
  failing: [
    { name: 'lint', url: 'https://ci.acme.example/lint' },
    { name: 'licenses', url: null },
  ],
  failing_count: 5,
  reason: null,
  checked_at: '2026-02-03T06:00:41Z',
};
const update: PullRequestUpdate = {
  state: 'outdated',
  at: '2026-02-03T06:00:41Z',
  reason: 'a_code_of_a_later_server',
  detail: 'The patch no longer applies to src/a.ts.',
  facts: {},
};
const show = (props: Partial<Parameters<typeof PullRequestLife>[0]>) =>
  render(
    <I18nProvider i18n={i18n}>
      <PullRequestLife checks={null} update={null} waiting={null} {...props} />
    </I18nProvider>,
  );

it('names the checks that fail, each with its page, and how many more there are', () => {
  show({ checks });
  expect(screen.getByText(/5 checks failed/)).toBeDefined();
  expect(screen.getByRole('link', { name: /lint/ }).getAttribute('href')).toBe(
    'https://ci.acme.example/lint',
  );
  expect(screen.queryByRole('link', { name: /licenses/ })).toBeNull();
  expect(screen.getByText('licenses')).toBeDefined();
  expect(screen.getByText('and 3 more')).toBeDefined();
});

it('says what is known of checks without failures', () => {
  const none = { ...checks, failing: [], failing_count: 0 };
  for (const [state, sentence] of [
    ['none', /no checks for this pull request/],
    ['pending', /checks are running/],
    ['passing', /checks passed/],
    ['unknown', /token can’t read/],
  ] as const) {
    const { unmount } = show({ checks: { ...none, state } });
    expect(screen.getByText(sentence)).toBeDefined();
    unmount();
  }
});

it('says what became of an update, with the reason of the server', () => {
  show({ update });
  expect(screen.getByText(/no longer applies to the base branch/)).toBeDefined();
  expect(screen.getByText(/src\/a\.ts/)).toBeDefined();
});

it('says until when an update waits, by the clock of the schedule', () => {
  show({ waiting: { until: '2026-03-02T05:00:00Z', time_zone: 'Europe/Madrid' } });
  expect(screen.getByText(/waits until Monday, March 2 at 6:00/)).toBeDefined();
  expect(screen.getByText(/Europe\/Madrid/)).toBeDefined();
});

it('says until when a fix that is ready waits for its pull request', () => {
  show({ waiting: { until: '2026-03-02T05:00:00Z', time_zone: 'Europe/Madrid' }, isOpen: false });
  expect(screen.getByText(/opens a pull request automatically after Monday/)).toBeDefined();
});

it('says of an update whether the text was left alone', () => {
  const updated = { ...update, state: 'updated', reason: null, detail: null } as const;
  for (const [text, sentence] of [
    ['kept', /so Parapet kept it/],
    ['refused', /rejected the new text/],
  ] as const) {
    const { unmount } = show({ update: { ...updated, text } });
    expect(screen.getByText(sentence)).toBeDefined();
    unmount();
  }
  show({ update: { ...updated, text: 'rewritten' } });
  expect(screen.queryByText(/left it alone|new text/)).toBeNull();
});
