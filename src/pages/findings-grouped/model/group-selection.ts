import {
  matchingFindings,
  someFindings,
  type FindingGrouping,
  type FindingsSearch,
  type FindingTarget,
} from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';
import { groupSearch } from './group-filter';

/** A group as far as a selection needs it. */
export type Chosen = Pick<FindingGroup, 'key' | 'label' | 'total'>;

/**
 * Whole groups save a few of their findings, or single findings. Never both: one action has one target, and "these groups
 * and those others" is no question that a list can answer.
 */
export type GroupSelection =
  | {
      readonly kind: 'groups';
      readonly groups: readonly Chosen[];
      readonly except: ReadonlySet<string>;
    }
  | { readonly kind: 'findings'; readonly ids: ReadonlySet<string> };

export const nothingChosen: GroupSelection = { kind: 'findings', ids: new Set() };

export const groupIsChosen = (selection: GroupSelection, key: string): boolean =>
  selection.kind === 'groups' && selection.groups.some((group) => group.key === key);

export const findingIsChosen = (selection: GroupSelection, groupKey: string, id: string): boolean =>
  selection.kind === 'findings'
    ? selection.ids.has(id)
    : groupIsChosen(selection, groupKey) && !selection.except.has(id);

export const chosenCount = (selection: GroupSelection): number =>
  selection.kind === 'findings'
    ? selection.ids.size
    : Math.max(
        0,
        selection.groups.reduce((sum, group) => sum + group.total, 0) - selection.except.size,
      );

/** A finding may carry several CVEs: it stands in several groups, and their sum counts it more than once. */
export const countIsExact = (selection: GroupSelection, grouping: FindingGrouping): boolean =>
  selection.kind === 'findings' || selection.groups.length <= 1 || grouping !== 'cve';

/** Choosing a group sets single findings aside. Files: one at a time, since a list can be asked for one file. */
export function toggleGroup(
  selection: GroupSelection,
  grouping: FindingGrouping,
  group: Chosen,
): GroupSelection {
  const before = selection.kind === 'groups' ? selection.groups : [];
  if (before.some(({ key }) => key === group.key)) {
    const groups = before.filter(({ key }) => key !== group.key);
    return groups.length === 0 || selection.kind !== 'groups'
      ? nothingChosen
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

/** Within a chosen group a finding is taken out or put back; elsewhere it begins, or joins, a choice of single ones. */
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
  if (selection.kind === 'groups' && groupIsChosen(selection, groupKey))
    return { ...selection, except: flipped(selection.except) };
  return {
    kind: 'findings',
    ids: flipped(selection.kind === 'findings' ? selection.ids : new Set()),
  };
}

/** On what an action acts. `seenAt` is when the groups were read: the server refuses when they have become something else. */
export function targetOf(
  selection: GroupSelection,
  search: FindingsSearch,
  grouping: FindingGrouping,
  total: number,
  seenAt: number,
): FindingTarget | undefined {
  if (selection.kind === 'findings')
    return selection.ids.size === 0 ? undefined : someFindings(selection.ids);
  return matchingFindings(
    groupSearch(search, grouping, ...selection.groups),
    selection.except,
    total,
    seenAt,
  );
}
