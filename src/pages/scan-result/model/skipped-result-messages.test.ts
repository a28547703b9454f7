import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { skippedResultMessage } from './skipped-result-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

it('names what a result is left out for, by its word and facts', () => {
  expect(
    skippedResultMessage(i18n, {
      detail: 'As the server wrote it.',
      type: 'tool_excluded',
      facts: { tool: 'zap' },
    }),
  ).toBe('Your organisation’s settings exclude results from zap.');
});

it.each([{ type: null }, { type: 'constructor' }, { type: 'of_a_newer_server' }])(
  'leaves what has no word as it came: $type',
  ({ type }) => {
    expect(skippedResultMessage(i18n, { detail: 'As the server wrote it.', type, facts: {} })).toBe(
      'As the server wrote it.',
    );
  },
);
