import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { resultFigures } from './result-figures';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';
const finished = '2026-02-03T06:00:41Z';

/** What the figures read of a scan. */
const scanWith = (
  counts: Partial<Scan['attributes']['counts']>,
  attributes: Partial<Scan['attributes']> = {},
) =>
  ({
    id,
    attributes: {
      counts: {
        total: 0,
        new: 0,
        matched: 0,
        moved: 0,
        reopened: 0,
        fixed: 0,
        duplicates: 0,
        ignored: 0,
        components: 0,
        ...counts,
      },
      finished_at: finished,
      dry_run: false,
      undone_at: null,
      ...attributes,
    },
  }) as unknown as Scan;

const figuresOf = (scan: Scan, daysLater = 0) =>
  resultFigures(i18n, scan, Date.parse(finished) + daysLater * 86_400_000);
const valuesOf = (counts: Partial<Scan['attributes']['counts']>) =>
  Object.fromEntries(figuresOf(scanWith(counts)).map(({ id: figure, value }) => [figure, value]));
const listsOf = (scan: Scan, daysLater = 0) =>
  Object.fromEntries(
    figuresOf(scan, daysLater).map(({ id: figure, search }) => [figure, search?.import]),
  );

it('counts each result of a report once', () => {
  // Nine results: one is new, eight were known, of which two had been fixed and three are
  // elsewhere now.
  expect(valuesOf({ total: 9, new: 1, matched: 8, moved: 3, reopened: 2 })).toEqual({
    new: 1,
    matched: 6,
    reopened: 2,
    fixed: 0,
    ignored: 0,
  });
});

it('says how many moved', () => {
  const noteOf = (moved: number) =>
    figuresOf(scanWith({ matched: 9, moved })).find(({ id: figure }) => figure === 'matched')?.note;
  expect(noteOf(0)).toBe('Same location, still open');
  expect(noteOf(3)).toContain('3');
});

it('leads each figure to the findings that it counts, for as long as they are known', () => {
  const all = {
    new: `new:${id}`,
    matched: `matched:${id}`,
    reopened: `reopened:${id}`,
    fixed: `fixed:${id}`,
    ignored: undefined,
  };
  expect(listsOf(scanWith({}))).toEqual(all);
  expect(listsOf(scanWith({}), 31)).toEqual({ ...all, matched: undefined });
  const none = {
    new: undefined,
    matched: undefined,
    reopened: undefined,
    fixed: undefined,
    ignored: undefined,
  };
  expect(listsOf(scanWith({}, { dry_run: true }))).toEqual(none);
  expect(listsOf(scanWith({}, { undone_at: finished }))).toEqual(none);
});
