import type { ListRepositoriesParams } from '@/shared/api/generated/model';
import { sourceControls, type SourceControl } from '@/entities/repository';
import { isUuid } from '@/shared/lib/uuid';

export const repositorySorts = ['nickname', 'priority', 'last_scan_at', 'open_findings'] as const;
export type RepositorySort = (typeof repositorySorts)[number];

/** The URL of the repositories: what is searched for, how it is shown, which one is open beside the list, and which one a report is uploaded for. */
export interface RepositoriesSearch {
  readonly q?: string;
  readonly source?: SourceControl;
  readonly view?: 'cards';
  readonly sort_field?: RepositorySort;
  readonly sort?: 'asc' | 'desc';
  readonly page?: number;
  readonly open?: string;
  readonly upload?: string;
}

export function validateRepositoriesSearch(input: Readonly<Record<string, unknown>>): RepositoriesSearch {
  const q = typeof input.q === 'string' ? input.q.trim().slice(0, 200) : '';
  const source = sourceControls.find((one) => one === input.source);
  const sortField = repositorySorts.find((one) => one === input.sort_field);
  const page = Number(input.page);
  return {
    ...(q !== '' && { q }),
    ...(source && { source }),
    ...(input.view === 'cards' && { view: 'cards' }),
    ...(sortField && { sort_field: sortField }),
    ...((input.sort === 'asc' || input.sort === 'desc') && { sort: input.sort }),
    ...(Number.isInteger(page) && page > 1 && page < 100_000 && { page }),
    ...(isUuid(input.open) && { open: input.open }),
    ...(isUuid(input.upload) && { upload: input.upload }),
  };
}

const pageSize = 50;

export const repositoriesParams = ({ q, source, sort_field, sort, page }: RepositoriesSearch): ListRepositoriesParams => ({
  page_size: pageSize,
  sort_field: sort_field ?? 'nickname',
  sort: sort ?? 'asc',
  ...(q !== undefined && { q }),
  ...(source && { source_control: [source] }),
  ...(page !== undefined && { page }),
});

/** The same head again turns the order round; another one starts with its most useful end. */
export function withRepositorySort(search: RepositoriesSearch, field: RepositorySort): RepositoriesSearch {
  const { sort_field: current = 'nickname', sort = 'asc', page: _page, ...rest } = search;
  const direction = current === field ? (sort === 'asc' ? 'desc' : 'asc') : field === 'nickname' ? 'asc' : 'desc';
  return { ...rest, sort_field: field, sort: direction };
}
