import {
  targetOfSearch,
  targetOfIds,
  type FindingGrouping,
  type FindingsSearch,
  type FindingTarget,
} from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { groupSearch } from './group-search';

/** The fields of a group that a selection needs. */
export type SelectableGroup = Pick<FindingGroup, 'key' | 'label' | 'total'>;

/**
 * Entire groups except some findings, or single findings. Never both: an action has one target, and
 * the API cannot express "these groups and those findings".
 */
export type GroupSelection =
  | {
      readonly kind: 'groups';
      readonly groups: readonly SelectableGroup[];
      readonly except: ReadonlySet<string>;
    }
  | { readonly kind: 'findings'; readonly ids: ReadonlySet<string> };

export const noneSelected: GroupSelection = { kind: 'findings', ids: new Set() };

export const isGroupSelected = (selection: GroupSelection, key: string): boolean =>
  selection.kind === 'groups' && selection.groups.some((group) => group.key === key);

export const isFindingSelected = (
  selection: GroupSelection,
  groupKey: string,
  id: string,
): boolean =>
  selection.kind === 'findings'
    ? selection.ids.has(id)
    : isGroupSelected(selection, groupKey) && !selection.except.has(id);

export const selectedCount = (selection: GroupSelection): number =>
  selection.kind === 'findings'
    ? selection.ids.size
    : Math.max(
        0,
        selection.groups.reduce((sum, group) => sum + group.total, 0) - selection.except.size,
      );

/**
 * A finding with several CVEs belongs to several groups, so the sum of the groups counts it more
 * than once.
 */
export const isCountExact = (selection: GroupSelection, grouping: FindingGrouping): boolean =>
  selection.kind === 'findings' || selection.groups.length <= 1 || grouping !== 'cve';

/**
 * Selecting a group clears single findings. Only one file can be selected at a time, because the
 * API filters by one file.
 */
export function toggleGroup(
  selection: GroupSelection,
  grouping: FindingGrouping,
  group: SelectableGroup,
): GroupSelection {
  const before = selection.kind === 'groups' ? selection.groups : [];
  if (before.some(({ key }) => key === group.key)) {
    const groups = before.filter(({ key }) => key !== group.key);
    return groups.length === 0 || selection.kind !== 'groups'
      ? noneSelected
      : { ...selection, groups };
  }
  const { key, label, total } = group;
  const except =
    selection.kind === 'groups' && grouping !== 'file' ? selection.except : new Set<string>();
  return {
    kind: 'groups',
    groups: [...(grouping === 'file' ? [] : before), { key, label, total }],
    except,
  };
}

/**
 * Within a selected group, excludes or includes a finding; otherwise starts or extends a selection
 * of single findings.
 */
export function toggleFinding(
  selection: GroupSelection,
  groupKey: string,
  id: string,
): GroupSelection {
  const flipped = (ids: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  if (selection.kind === 'groups' && isGroupSelected(selection, groupKey))
    return { ...selection, except: flipped(selection.except) };
  return {
    kind: 'findings',
    ids: flipped(selection.kind === 'findings' ? selection.ids : new Set()),
  };
}

/**
 * The target of an action. `seenAt` is when the groups were loaded: the server refuses if they have
 * changed since.
 */
export function targetOf(
  selection: GroupSelection,
  search: FindingsSearch,
  grouping: FindingGrouping,
  total: number,
  seenAt: number,
): FindingTarget | undefined {
  if (selection.kind === 'findings')
    return selection.ids.size === 0 ? undefined : targetOfIds(selection.ids);
  return targetOfSearch(
    groupSearch(search, grouping, ...selection.groups),
    selection.except,
    total,
    seenAt,
  );
}
