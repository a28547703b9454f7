import { expect, it } from 'vitest';
import type { FindingRow } from '@/entities/finding';
import { filterOfTarget } from './filter-of-target';

const row = (id: string, file: string | null, rule = 'eval', repository = 'ledger-api') =>
  ({
    id,
    attributes: { repository: { nickname: repository }, tool: 'Semgrep', rule: { id: rule }, file },
  }) as unknown as FindingRow; // only the fields that the filter is made of

const of = (...rows: FindingRow[]) =>
  filterOfTarget({ finding_ids: rows.map(({ id }) => id) }, rows);

it('names what the chosen findings have in common', () => {
  expect(of(row('1', 'tests/a/x.ts'), row('2', 'tests/b/y.ts'))).toEqual({
    repository: 'ledger-api',
    tool: 'Semgrep',
    rule: 'eval',
    file: 'tests/',
  });
  expect(of(row('1', 'x.ts', 'eval', 'one'), row('2', null, 'xss', 'other'))).toEqual({
    tool: 'Semgrep',
  });
});

it('takes the filter of a selection without its order', () => {
  const selection = {
    filter: { file: 'tests/', sort: 'asc', sort_field: 'title' },
    as_of: '2026-01-01T00:00:00Z',
    expected_total: 3,
  };
  expect(filterOfTarget({ selection }, [])).toEqual({ file: 'tests/' });
});
