import type { DownloadRepositoriesCsvParams, ListRepositoriesParams } from '@/shared/api/generated/model';
import { sourceControls, type SourceControl } from '@/entities/repository';
import { splitList } from '@/shared/lib/search';
import { isUuid } from '@/shared/lib/uuid';

export const repositorySorts = ['nickname', 'priority', 'last_scan_at', 'open_findings'] as const;
export type RepositorySort = (typeof repositorySorts)[number];

export const repositoryTabs = ['history', 'settings', 'image', 'access'] as const;
export type RepositoryTab = (typeof repositoryTabs)[number];

const mostTags = 50;

/** The URL of the repositories: what is searched for, how it is shown, which one is open beside the list, and which one a report is uploaded for. */
export interface RepositoriesSearch {
  readonly q?: string;
  readonly source?: SourceControl;
  /** With any of these. */
  readonly tags?: readonly string[];
  readonly view?: 'cards';
  readonly sort_field?: RepositorySort;
  readonly sort?: 'asc' | 'desc';
  readonly page?: number;
  readonly open?: string;
  /** Of the one that is open; its history when there is none. */
  readonly tab?: Exclude<RepositoryTab, 'history'>;
  readonly upload?: string;
}

export function validateRepositoriesSearch(input: Readonly<Record<string, unknown>>): RepositoriesSearch {
  const q = typeof input.q === 'string' ? input.q.trim().slice(0, 200) : '';
  const source = sourceControls.find((one) => one === input.source);
  const sortField = repositorySorts.find((one) => one === input.sort_field);
  const page = Number(input.page);
  const listed: readonly unknown[] = typeof input.tags === 'string' ? splitList(input.tags) : Array.isArray(input.tags) ? input.tags : [];
  const tags = [...new Set(listed.filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '' && tag.length <= 60))].slice(0, mostTags);
  const tab = isUuid(input.open) ? repositoryTabs.find((one) => one === input.tab) : undefined;
  return {
    ...(q !== '' && { q }),
    ...(source && { source }),
    ...(tags.length > 0 && { tags }),
    ...(input.view === 'cards' && { view: 'cards' }),
    ...(sortField && { sort_field: sortField }),
    ...((input.sort === 'asc' || input.sort === 'desc') && { sort: input.sort }),
    ...(Number.isInteger(page) && page > 1 && page < 100_000 && { page }),
    ...(isUuid(input.open) && { open: input.open }),
    ...(tab && tab !== 'history' && { tab }),
    ...(isUuid(input.upload) && { upload: input.upload }),
  };
}

const pageSize = 50;

/** Which repositories, in which order: what the list and its file have in common. */
export const repositoriesQuestion = ({ q, source, tags, sort_field, sort }: RepositoriesSearch): DownloadRepositoriesCsvParams => ({
  sort_field: sort_field ?? 'nickname',
  sort: sort ?? 'asc',
  ...(q !== undefined && { q }),
  ...(source && { source_control: [source] }),
  ...(tags && { tags: [...tags] }),
});

export const repositoriesParams = (search: RepositoriesSearch): ListRepositoriesParams => ({
  page_size: pageSize,
  ...repositoriesQuestion(search),
  ...(search.page !== undefined && { page: search.page }),
});

export const isNarrowed = ({ q, source, tags }: RepositoriesSearch): boolean => q !== undefined || source !== undefined || tags !== undefined;

/** The same head again turns the order round; another one starts with its most useful end. */
export function withRepositorySort(search: RepositoriesSearch, field: RepositorySort): RepositoriesSearch {
  const { sort_field: current = 'nickname', sort = 'asc', page: _page, ...rest } = search;
  const direction = current === field ? (sort === 'asc' ? 'desc' : 'asc') : field === 'nickname' ? 'asc' : 'desc';
  return { ...rest, sort_field: field, sort: direction };
}
