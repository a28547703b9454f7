import type { ListManagedRepositoriesParams } from '@/shared/api/generated/model';
import type { ClientRepositoriesSearch, ClientRepositorySort } from './client-repositories-search';

export const clientRepositoriesParams = ({
  q,
  sort_field: field = 'nickname',
  sort = 'asc',
  page: at = 1,
}: ClientRepositoriesSearch): ListManagedRepositoriesParams => ({
  page: at,
  page_size: 50,
  sort_field: field,
  sort,
  ...(q !== undefined && { q }),
});

/** Selecting the same header again reverses the order. Numbers and days start with the highest. */
export function withClientRepositorySort(
  search: ClientRepositoriesSearch,
  field: ClientRepositorySort,
): ClientRepositoriesSearch {
  const { sort_field: current = 'nickname', sort = 'asc', page: _page, ...rest } = search;
  const first = field === 'nickname' ? 'asc' : 'desc';
  return {
    ...rest,
    sort_field: field,
    sort: current === field ? (sort === 'asc' ? 'desc' : 'asc') : first,
  };
}
