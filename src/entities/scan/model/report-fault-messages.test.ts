import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { placeInReport } from './place-in-report';
import { reportFaultMessage } from './report-fault-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

it('says why a report cannot be read, by its word and facts', () => {
  expect(
    reportFaultMessage(
      i18n,
      { type: 'ends_in_value', facts: { offset: 48_211 } },
      'As the server wrote it.',
    ),
  ).toBe('The report ends in the middle of a value, after 48,211 bytes.');
  expect(reportFaultMessage(i18n, { type: 'format_unknown', facts: { kind: 'text' } }, '')).toBe(
    'The file is plain text, but its format is not recognised.',
  );
  expect(
    reportFaultMessage(
      i18n,
      { type: 'format_unknown_sent_as', facts: { kind: 'XML', tool: 'nessus' } },
      '',
    ),
  ).toBe('The file is XML, but its format is not recognised. It was sent as "nessus".');
});

it.each([null, 'constructor', 'of_a_newer_server'])(
  'leaves what has no word as it came: %s',
  (type) => {
    expect(reportFaultMessage(i18n, { type, facts: {} }, 'As the server wrote it.')).toBe(
      'As the server wrote it.',
    );
  },
);

it('names lines and rows in words, and paths as they are', () => {
  expect(
    ['line 12', 'row 3', '/runs/0/results/1', 'line 3.json'].map((place) =>
      placeInReport(i18n, place),
    ),
  ).toEqual(['line 12', 'row 3', '/runs/0/results/1', 'line 3.json']);
});
