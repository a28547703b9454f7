import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { feedFaultMessage } from './feed-fault-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

it('says why a source was not loaded, by its word and facts', () => {
  const fault = {
    error: 'As the server wrote it.',
    error_type: 'not_reached',
    error_facts: { host: 'www.cisa.gov', reason: 'ENOTFOUND' },
  };
  expect(feedFaultMessage(i18n, fault)).toBe('www.cisa.gov could not be reached (ENOTFOUND).');
});

it.each([null, 'constructor', 'of_a_newer_server'])(
  'leaves what has no word as it came: %s',
  (type) => {
    expect(
      feedFaultMessage(i18n, {
        error: 'As the server wrote it.',
        error_type: type,
        error_facts: {},
      }),
    ).toBe('As the server wrote it.');
  },
);

it('says nothing where nothing failed', () => {
  expect(feedFaultMessage(i18n, { error: null, error_type: null, error_facts: {} })).toBeNull();
});
