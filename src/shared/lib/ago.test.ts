import { i18n } from '@lingui/core';
import { beforeAll, expect, it, vi } from 'vitest';
import { dateOf, utcDateOf } from './ago';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'names the day that a user chose alike in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(utcDateOf(i18n, '2026-12-13T23:59:59.999Z')).toBe('Dec 13, 2026');
    expect(utcDateOf(i18n, '2026-12-13')).toBe('Dec 13, 2026');
  },
);

it('names the day of a moment as the browser has it', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(dateOf(i18n, '2026-12-13T20:00:00Z')).toBe('Dec 14, 2026');
});
