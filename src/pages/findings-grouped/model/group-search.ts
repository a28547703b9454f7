import { withFilter, type FindingGrouping, type FindingsSearch } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { exactFile } from '#domain/filter-values';

/**
 * The list of the selected groups: the same search, narrowed to them. The API filters by one file
 * at a time.
 */
export function groupSearch(
  search: FindingsSearch,
  grouping: FindingGrouping,
  ...groups: readonly Pick<FindingGroup, 'key' | 'label'>[]
): FindingsSearch {
  const { group: _group, peek: _peek, view: _view, open: _open, ...rest } = search;
  const keys = groups.map(({ key }) => key);
  switch (grouping) {
    case 'repository':
    case 'rule':
    case 'cve':
    case 'component':
      return withFilter(rest, grouping, keys);
    case 'file':
      return withFilter(rest, 'file', exactFile(keys[0] ?? ''));
  }
}
