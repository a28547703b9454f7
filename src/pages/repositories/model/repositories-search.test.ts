import { expect, it } from 'vitest';
import { validateRepositoriesSearch } from './repositories-search';

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01';

it('keeps what has a meaning', () => {
  const search = { q: 'ledger', source: 'github', view: 'cards', sort_field: 'priority', sort: 'desc', page: 2, open: id, upload: id };
  expect(validateRepositoriesSearch(search)).toEqual(search);
});

it('drops what has none', () => {
  expect(validateRepositoriesSearch({ q: '  ', source: 'cvs', view: 'wall', sort_field: 'colour', sort: 'up', page: '1', open: '../x', upload: ['a'], extra: 1 })).toEqual({});
  expect(validateRepositoriesSearch({ upload: 'all', open: `${id}0` })).toEqual({});
});
