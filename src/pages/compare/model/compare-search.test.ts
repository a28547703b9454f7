import { expect, it } from 'vitest';
import { changesIn, validateCompareSearch } from './compare-search';

it('keeps what is compared, the change and the filters', () => {
  const search = {
    by: 'days',
    before: '2026-11-01',
    shown: 'gone',
    order: 'priority',
    severity: 'high',
    q: 'sql',
  };
  expect(validateCompareSearch(search)).toEqual(search);
});

it('drops what the page itself says, and nonsense', () => {
  expect(
    validateCompareSearch({
      by: 'weeks',
      before: ' ',
      after: 7,
      shown: 'all',
      order: 'change',
      repository: 'ledger-api',
      change: 'new:days:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03:2026-11-01..2026-11-02',
      view: 'Mine',
      group: 'rule',
      severity: 'nonsense',
    }),
  ).toEqual({});
});

it('lists what is new and gone together, and each change alone', () => {
  expect(changesIn('all')).toEqual(['new', 'gone']);
  expect(changesIn('kept')).toEqual(['kept']);
});
