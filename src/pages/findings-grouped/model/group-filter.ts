import { withFilter, type FindingGrouping, type FindingsSearch } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';

/** The list of one group: the same question, narrowed to what its findings share. */
export function groupSearch(search: FindingsSearch, grouping: FindingGrouping, group: FindingGroup): FindingsSearch {
  const { group: _group, peek: _peek, view: _view, ...rest } = search;
  switch (grouping) {
    case 'repository':
      return withFilter(rest, 'repository', [group.label]);
    case 'rule':
      return withFilter(rest, 'rule', [group.key]);
    case 'cve':
      return withFilter(rest, 'cve', [group.key]);
    case 'component':
      return withFilter(rest, 'component', [group.key]);
    case 'file':
      return withFilter(rest, 'file', group.key);
  }
}
