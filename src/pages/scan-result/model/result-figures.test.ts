import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { resultFigures } from './result-figures';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** What the figures read of a scan. */
const scanWith = (counts: Partial<Scan['attributes']['counts']>) =>
  ({ attributes: { counts: { total: 0, new: 0, matched: 0, moved: 0, reopened: 0, fixed: 0, duplicates: 0, ignored: 0, components: 0, ...counts }, repository: { id: 'r', nickname: 'ledger-api' }, tool: 'semgrep' } }) as unknown as Scan;

const valuesOf = (counts: Partial<Scan['attributes']['counts']>) => Object.fromEntries(resultFigures(i18n, scanWith(counts)).map(({ id, value }) => [id, value]));

it('counts each result of a report once', () => {
  // Nine results: one is new, eight were known, of which two had been fixed and three stand elsewhere now.
  expect(valuesOf({ total: 9, new: 1, matched: 8, moved: 3, reopened: 2 })).toEqual({ new: 1, matched: 6, reopened: 2, fixed: 0, ignored: 0 });
});

it('says how many moved', () => {
  const noteOf = (moved: number) => resultFigures(i18n, scanWith({ matched: 9, moved })).find(({ id }) => id === 'matched')?.note;
  expect(noteOf(0)).toBe('Same place, still open');
  expect(noteOf(3)).toContain('3');
});
