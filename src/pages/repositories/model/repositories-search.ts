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
