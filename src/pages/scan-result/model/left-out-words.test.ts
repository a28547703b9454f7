import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { leftOutDetail } from './left-out-words';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

it('names what a result is left out for, by its word and facts', () => {
  expect(
    leftOutDetail(i18n, {
      detail: 'As the server wrote it.',
      type: 'tool_excluded',
      facts: { tool: 'zap' },
    }),
  ).toBe('Results of zap are excluded in the organisation’s settings.');
});

it.each([{ type: null }, { type: 'constructor' }, { type: 'of_a_newer_server' }])(
  'leaves what has no word as it came: $type',
  ({ type }) => {
    expect(leftOutDetail(i18n, { detail: 'As the server wrote it.', type, facts: {} })).toBe(
      'As the server wrote it.',
    );
  },
);
