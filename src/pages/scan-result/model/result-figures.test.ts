import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { accountFigures, leftSearch, outcomeRows, toolSearch } from './result-figures';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03';
const finished = '2026-02-03T06:00:41Z';

/** The scan attributes that the figures read. */
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
        left: null,
        ...counts,
      },
      ignored_by_reason: {},
      repository: { id, nickname: 'ledger-api' },
      finished_at: finished,
      dry_run: false,
      undone_at: null,
      ...attributes,
    },
  }) as unknown as Scan;

const rowsOf = (scan: Scan, daysLater = 0) =>
  outcomeRows(i18n, scan, Date.parse(finished) + daysLater * 86_400_000);
const figuresOf = (scan: Scan, daysLater = 0) =>
  accountFigures(i18n, scan, Date.parse(finished) + daysLater * 86_400_000);
const valuesOf = (rows: readonly { id: string; value: number }[]) =>
  Object.fromEntries(rows.map(({ id: row, value }) => [row, value]));
const listsOf = (scan: Scan, daysLater = 0) =>
  Object.fromEntries(rowsOf(scan, daysLater).map(({ id: row, search }) => [row, search?.import]));
const some = { total: 9, new: 1, matched: 8, moved: 3, reopened: 2, fixed: 1 };

it('counts each finding of a report once', () => {
  // Nine results: one is new and eight were known, of which two had been fixed and three have
  // moved.
  expect(valuesOf(rowsOf(scanWith({ ...some, fixed: 0 })))).toEqual({
    new: 1,
    matched: 6,
    reopened: 2,
    fixed: 0,
  });
});

it('says how many moved', () => {
  const noteOf = (moved: number) =>
    rowsOf(scanWith({ matched: 9, moved })).find(({ id: row }) => row === 'matched')?.note;
  expect(noteOf(0)).toBe('Same location, still open');
  expect(noteOf(3)).toContain('3');
});

it('leads each row to the findings that it counts, for as long as they are known', () => {
  const all = {
    new: `new:${id}`,
    matched: `matched:${id}`,
    reopened: `reopened:${id}`,
    fixed: `fixed:${id}`,
  };
  const none = { new: undefined, matched: undefined, reopened: undefined, fixed: undefined };
  expect(listsOf(scanWith(some))).toEqual(all);
  expect(listsOf(scanWith(some), 31)).toEqual({ ...all, matched: undefined });
  expect(listsOf(scanWith({}))).toEqual(none);
  expect(listsOf(scanWith(some, { dry_run: true }))).toEqual(none);
  expect(listsOf(scanWith(some, { undone_at: finished }))).toEqual(none);
});

it('adds the entries up, shows a part that is missing, and leads to the findings or the reasons', () => {
  const scan = scanWith(
    { total: 14, new: 1, matched: 6, reopened: 2 },
    { ignored_by_reason: { passed: 3, malformed_result: 2 } },
  );
  const figures = figuresOf(scan);
  expect(valuesOf(figures)).toEqual({ findings: 7, settled: 3, skipped: 2, missing: 2 });
  expect(figures.map(({ link }) => (typeof link === 'object' ? link.import : link))).toEqual([
    `new:${id},matched:${id},reopened:${id}`,
    'reasons',
    'reasons',
    undefined,
  ]);
  // The list of matched findings is deleted after a month.
  expect(figuresOf(scan, 31)[0]?.link).toBeUndefined();
});

it('shows what of a report without entries there was: nothing', () => {
  expect(valuesOf(figuresOf(scanWith({})))).toEqual({ findings: 0, skipped: 0 });
});

it('says what the report left as it is, and why', () => {
  const rowOf = (left: Scan['attributes']['counts']['left']) =>
    rowsOf(scanWith({ ...some, left })).find((row) => row.id === 'left');
  expect(
    rowOf({ total: 6, by_reason: { other_branch: 3, unscanned: 1, partial: 2 } }),
  ).toMatchObject({
    value: 6,
    search: { import: expect.stringMatching(/^left:/) as string },
    note: '1 because the tool could not read its file or run its rule, 2 because the report was sent as partial, 3 on other branches',
  });
  expect(rowOf({ total: 0, by_reason: {} })?.note).toBe(
    'The report covers every open finding of its tool',
  );
  expect(rowOf(null)).toBeUndefined();
});

it('leads to exactly what it left, as long as it knows what it had', () => {
  const left = { total: 6, by_reason: { partial: 6 } };
  const searchOf = (attributes: Partial<Scan['attributes']>, now = Date.parse(finished)) =>
    leftSearch(scanWith({ ...some, left }, attributes), now);
  expect(searchOf({})).toEqual({ import: expect.stringMatching(/^left:/) as string });
  expect(searchOf({}, Date.parse(finished) + 31 * 86_400_000)).toBeUndefined();
  expect(searchOf({ dry_run: true })).toBeUndefined();
  expect(searchOf({ undone_at: finished })).toBeUndefined();
});

it('leads to the open findings of its tool where it left some', () => {
  const left = { total: 6, by_reason: { partial: 6 } };
  const searchOf = (attributes: Partial<Scan['attributes']>, total = 6) =>
    toolSearch(scanWith({ ...some, left: { ...left, total } }, { tool: 'CodeQL', ...attributes }));
  expect(searchOf({})).toEqual({
    repository: 'ledger-api',
    tool: 'CodeQL',
    status: 'open,in_progress',
    false_positive: 'false',
  });
  expect(searchOf({}, 0)).toBeUndefined();
  expect(searchOf({ tool: null })).toBeUndefined();
  expect(searchOf({ undone_at: finished })).toBeUndefined();
});
