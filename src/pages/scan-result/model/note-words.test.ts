import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { ScanNote } from '@/shared/api/generated/model';
import { noteWords } from './note-words';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[Pick<ScanNote, 'code' | 'facts'>, RegExp]>([
  [
    { code: 'read_as_another_tool', facts: { sent_as: 'nessus', tool: 'trivy' } },
    /^Sent as “nessus”, but it is a report of trivy/,
  ],
  [{ code: 'among_other_text', facts: {} }, /other text/],
  [{ code: 'results_unread', facts: {} }, /nothing was closed/],
  [{ code: 'target_not_named', facts: { tool: 'nuclei' } }, /^nuclei found nothing/],
  [
    {
      code: 'later_report_known',
      facts: {
        observed_at: '2026-02-10T10:00:00Z',
        later_at: '2026-03-10T10:00:00Z',
        kept_fixed: 0,
      },
    },
    /Feb 10, 2026.*Mar 10, 2026.*looked at\.$/,
  ],
  [
    {
      code: 'later_report_known',
      facts: {
        observed_at: '2026-02-10T10:00:00Z',
        later_at: '2026-03-10T10:00:00Z',
        kept_fixed: 2,
      },
    },
    /2 results .* are kept as fixed\.$/,
  ],
])('a note %j is worded from its facts', (note, words) => {
  expect(noteWords(i18n, { ...note, text: 'As the server wrote it.' })).toMatch(words);
});
