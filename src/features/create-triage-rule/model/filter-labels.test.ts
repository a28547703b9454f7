import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { filterLabels, maxNameLength, proposedName } from './filter-labels';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('names a rule by what it matches', () => {
  expect(proposedName(i18n, { repository: 'ledger-api', file: 'tests/' })).toBe(
    'ledger-api · tests/',
  );
  expect(proposedName(i18n, { q: 'eval' })).toBe('“eval”');
  expect(proposedName(i18n, {})).toBe('');
});

it('says a flag with its name, which "yes" alone would not', () => {
  expect(proposedName(i18n, { kev: 'true' })).toMatch(/: yes$/);
  expect(proposedName(i18n, { kev: 'true' })).not.toBe('yes');
});

it('keeps to what the server takes as a name', () => {
  const filter = { file: 'a/'.repeat(maxNameLength) };
  expect(proposedName(i18n, filter)).toHaveLength(maxNameLength);
  expect(filterLabels(i18n, filter)[0]?.text).toContain(filter.file);
});
