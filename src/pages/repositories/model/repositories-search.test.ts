import { expect, it } from 'vitest';
import { repositoriesParams, repositoriesFilter } from './repositories-params';
import { validateRepositoriesSearch } from './repositories-search';

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01';

it('keeps what has a meaning', () => {
  const search = {
    q: 'ledger',
    source: 'github',
    tags: ['payments', 'pci'],
    tab: 'settings',
    view: 'cards',
    sort_field: 'priority',
    sort: 'desc',
    page: 2,
    open: id,
    upload: id,
  };
  expect(validateRepositoriesSearch(search)).toEqual(search);
});

it('drops what has none', () => {
  expect(
    validateRepositoriesSearch({
      q: '  ',
      source: 'cvs',
      view: 'wall',
      sort_field: 'colour',
      sort: 'up',
      page: '1',
      open: '../x',
      upload: ['a'],
      extra: 1,
      tags: 7,
      tab: 'history',
    }),
  ).toEqual({});
  expect(validateRepositoriesSearch({ upload: 'all', open: `${id}0` })).toEqual({});
  expect(validateRepositoriesSearch({ tags: 'payments,a\\,b' })).toEqual({
    tags: ['payments', 'a,b'],
  });
  expect(validateRepositoriesSearch({ open: id, tags: ['a', 'a', '', 1, 'x'.repeat(61)] })).toEqual(
    { open: id, tags: ['a'] },
  );
});

it('asks for the file of what the list shows, whatever page it is at', () => {
  const {
    page: _page,
    page_size: _size,
    ...list
  } = repositoriesParams({
    q: 'led',
    source: 'gitea',
    tags: ['pci'],
    sort_field: 'priority',
    sort: 'desc',
    page: 3,
  });
  expect(
    repositoriesFilter({
      q: 'led',
      source: 'gitea',
      tags: ['pci'],
      sort_field: 'priority',
      sort: 'desc',
      page: 3,
    }),
  ).toEqual(list);
  expect(list).toEqual({
    q: 'led',
    source_control: ['gitea'],
    tags: ['pci'],
    sort_field: 'priority',
    sort: 'desc',
  });
});
