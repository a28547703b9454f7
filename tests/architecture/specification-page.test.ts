// The page about the specification: every row has a state, what works has existing tests, and what
// differs or is open has a reason.
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/tree/files.ts';
import { isMissing, quotedIn, tableRows } from '../support/tree/tables.ts';

type Row = { section: string; statement: string; state: string; reason: string; tests: string[] };

const page = textOf('docs/specification.md');
const sections = page.split(/^## /m).slice(1);

const rowsOf = (section: string): Row[] => {
  const [title = ''] = section.split('\n', 1);
  return tableRows(section, /^\| Specification \|/).map((cells) => {
    expect(cells, cells.join(' | ')).toHaveLength(4);
    const [statement = '', state = '', reason = '', tests = ''] = cells;
    return { section: title, statement, state, reason, tests: quotedIn(tests) };
  });
};
const rows = sections.flatMap(rowsOf);
const inState = (state: string) => rows.filter((row) => row.state === state);

describe('the page about the specification', () => {
  it('has the nine sections and what is beside them, none of them empty', () => {
    expect(sections.map((section) => section.split(/[.\n]/)[0])).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      'Beside the specification',
    ]);
    expect(sections.map((section) => rowsOf(section).length).filter((n) => n < 8)).toEqual([]);
  });

  it('gives each statement one row and one state', () => {
    const states = ['works', 'differs', 'open'];
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    const names = rows.map(({ section, statement }) => `${section}: ${statement}`);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('names tests that exist for what works, and a reason for the rest', () => {
    expect(inState('works').filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(rows.filter(({ reason }) => reason.length < 4)).toEqual([]);
    const others = rows.filter(({ state }) => state !== 'works');
    expect(others.filter(({ reason }) => reason.length < 25)).toEqual([]);
    const files = rows.flatMap(({ tests }) => tests);
    expect(files.filter(isMissing)).toEqual([]);
    expect(files.filter((file) => !/\.(?:test|stories|e2e)\.tsx?$/.test(file))).toEqual([]);
  });

  it('counts itself right', () => {
    const [works, differs, open] = ['works', 'differs', 'open'].map(
      (state) => inState(state).length,
    );
    expect(page).toContain(
      `Of ${rows.length} statements of the specification and beside it, ${works} work, ${differs} differ on purpose and ${open} are open.`,
    );
  });
});
