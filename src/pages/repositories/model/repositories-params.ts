import type {
  DownloadRepositoriesCsvParams,
  ListRepositoriesParams,
} from '@/shared/api/generated/model';
import type { RepositoriesSearch, RepositorySort } from './repositories-search';

const pageSize = 50;

/** The filters and order that the list and its download share. */
export const repositoriesFilter = ({
  q,
  source,
  tags,
  sort_field,
  sort,
}: RepositoriesSearch): DownloadRepositoriesCsvParams => ({
  sort_field: sort_field ?? 'nickname',
  sort: sort ?? 'asc',
  ...(q !== undefined && { q }),
  ...(source && { source_control: [source] }),
  ...(tags && { tags: [...tags] }),
});

export const repositoriesParams = (search: RepositoriesSearch): ListRepositoriesParams => ({
  page_size: pageSize,
  ...repositoriesFilter(search),
  ...(search.page !== undefined && { page: search.page }),
});

export const isFiltered = ({ q, source, tags }: RepositoriesSearch): boolean =>
  q !== undefined || source !== undefined || tags !== undefined;

/**
 * Selecting the same header again reverses the order; another one starts with its most useful end.
 */
export function withRepositorySort(
  search: RepositoriesSearch,
  field: RepositorySort,
): RepositoriesSearch {
  const { sort_field: current = 'nickname', sort = 'asc', page: _page, ...rest } = search;
  const direction =
    current === field ? (sort === 'asc' ? 'desc' : 'asc') : field === 'nickname' ? 'asc' : 'desc';
  return { ...rest, sort_field: field, sort: direction };
}
