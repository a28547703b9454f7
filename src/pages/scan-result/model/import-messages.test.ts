import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { severityCount, durationMessage } from './import-messages';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const person = { id: 'u', username: 'Noor Haddad', email: 'noor@acme.example', avatar_url: null };

/** The scan attributes that the message uses. */
const attributes = (milliseconds: number, rest: Partial<Scan['attributes']> = {}) => {
  const started = Date.parse('2026-02-03T06:00:13Z');
  return {
    status: 'succeeded',
    dry_run: false,
    started_at: new Date(started).toISOString(),
    finished_at: new Date(started + milliseconds).toISOString(),
    requested_by: person,
    ...rest,
  } as Scan['attributes'];
};

it.each([
  [attributes(8_200), 'imported in 8 s by Noor Haddad'],
  [attributes(300), 'imported in under 1 s by Noor Haddad'],
  [attributes(119_000), 'imported in 119 s by Noor Haddad'],
  [attributes(185_000), 'imported in 3 min by Noor Haddad'],
  [attributes(8_200, { requested_by: null }), 'imported in 8 s'],
  [attributes(8_200, { status: 'failed' }), 'Noor Haddad'],
  [attributes(8_200, { dry_run: true }), 'Noor Haddad'],
  [attributes(8_200, { status: 'running', finished_at: null, requested_by: null }), undefined],
])('says how long it took and whose it was (%#)', (given, words) => {
  expect(durationMessage(i18n, given)).toBe(words);
});

it('counts a severity', () => {
  expect(severityCount(i18n, 'critical', 1204)).toBe('1,204 critical');
});
