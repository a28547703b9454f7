import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sourceControlOf } from '@/entities/repository';
import type { SavedPair, ViewKind } from '@/features/save-view';
import { joinList } from '#domain/comma-list';
import { validateRepositoriesSearch, type RepositoriesSearch } from './repositories-search';

/** The part of the URL that a view saves, with the API's parameter names. */
export interface RepositoryQuery {
  readonly q?: string;
  readonly source_control?: string;
  readonly tags?: string;
  readonly sort_field?: string;
  readonly sort?: string;
}

export const repositoryQueryOf = ({
  q,
  source,
  tags,
  sort_field,
  sort,
}: RepositoriesSearch): RepositoryQuery => ({
  ...(q !== undefined && { q }),
  ...(source && { source_control: source }),
  ...(tags && { tags: joinList(tags) }),
  ...(sort_field && { sort_field }),
  ...(sort && { sort }),
});

/** Replaces the filters by those of a view; the display options stay. */
export const withRepositoryQuery = (
  { view }: RepositoriesSearch,
  { source_control: source, ...query }: RepositoryQuery,
  saved: string | undefined,
): RepositoriesSearch => validateRepositoriesSearch({ ...query, source, view, saved });

const readPairs = (pairs: readonly SavedPair[]) => {
  const given: RepositoryQuery = Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
  const query = repositoryQueryOf(withRepositoryQuery({}, given, undefined));
  return { query, dropped: pairs.map(({ key }) => key).filter((key) => !(key in query)) };
};

const names: Readonly<Record<keyof RepositoryQuery, MessageDescriptor>> = {
  q: msg`Search`,
  source_control: msg`Source`,
  tags: msg`Tags`,
  sort_field: msg`Sort by`,
  sort: msg`Order`,
};

export const repositoryViews: ViewKind<RepositoryQuery> = {
  list: 'repositories',
  standard: [{ id: 'all', name: msg`All`, query: {} }],
  read: readPairs,
  nameOf: (key) => (Object.hasOwn(names, key) ? names[key as keyof RepositoryQuery] : undefined), // checked before
};

const sortNames: Readonly<
  Record<NonNullable<RepositoriesSearch['sort_field']>, MessageDescriptor>
> = {
  nickname: msg`Repository`,
  priority: msg`Priority`,
  last_scan_at: msg`Last scan`,
  open_findings: msg`Open findings`,
};

/** The filters as text, for the dialog that saves them. */
export function describeRepositories(i18n: I18n, search: RepositoriesSearch): string[] {
  const { q, source, tags, sort_field: field } = search;
  const name = source && sourceControlOf(source).name;
  const lines: [MessageDescriptor, string | undefined][] = [
    [names.q, q && `“${q}”`],
    [names.source_control, typeof name === 'string' ? name : name && i18n._(name)],
    [names.tags, tags?.join(', ')],
    [names.sort_field, field && i18n._(sortNames[field])],
  ];
  return lines.flatMap(([label, value]) =>
    value === undefined ? [] : [`${i18n._(label)}: ${value}`],
  );
}
