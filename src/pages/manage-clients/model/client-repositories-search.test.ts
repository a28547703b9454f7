import { expect, it } from 'vitest';
import { clientRepositoriesParams, withClientRepositorySort } from './client-repositories-list';
import { validateClientRepositoriesSearch } from './client-repositories-search';

it('asks for what the address says', () => {
  const search = validateClientRepositoriesSearch({
    q: 'vault',
    sort_field: 'open_findings',
    sort: 'desc',
    page: '2',
    other: 1,
  });
  expect(clientRepositoriesParams(search)).toEqual({
    q: 'vault',
    sort_field: 'open_findings',
    sort: 'desc',
    page: 2,
    page_size: 50,
  });
});

it('orders by a head, and turns the order round by the same', () => {
  const byName = withClientRepositorySort({ page: 3 }, 'nickname');
  expect(byName).toEqual({ sort_field: 'nickname', sort: 'desc' });
  expect(withClientRepositorySort(byName, 'open_findings')).toEqual({
    sort_field: 'open_findings',
    sort: 'desc',
  });
});
