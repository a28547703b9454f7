import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findingQueries,
  groupQueries,
  queryOf,
  type FindingGrouping,
  type FindingRow,
  type FindingsSearch,
} from '@/entities/finding';
import { groupSearch } from './group-search';
import { gridRows, rowAfter, type GridRow } from './group-rows';
import {
  selectedCount,
  isCountExact,
  noneSelected,
  targetOf,
  toggleFinding,
  toggleGroup,
  type GroupSelection,
} from './group-selection';

/** Findings shown below an open group before the link to the others. */
export const childrenShown = 3;

const none: readonly FindingRow[] = [];

/** The state of the grouped list: groups, expanded ones, cursor and selection of this search. */
export function useGroupedPage(
  search: FindingsSearch,
  grouping: FindingGrouping,
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void,
) {
  const {
    data,
    dataUpdatedAt,
    isPending,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(groupQueries.groups(search, grouping));
  const groups = data?.pages.flatMap((page) => page.data) ?? [];
  const question = JSON.stringify([queryOf(search), grouping]);
  const [local, setLocal] = useState<{
    question: string;
    open: ReadonlySet<string>;
    current: string | undefined;
    selection: GroupSelection;
  }>();
  const start = {
    question,
    open: new Set(search.open === undefined ? [] : [search.open]),
    current: undefined,
    selection: noneSelected,
  };
  // A new search resets the selection.
  const state = local?.question === question ? local : start;
  const set = (change: Partial<Omit<typeof start, 'current'>> & { current?: string | undefined }) =>
    setLocal({ ...state, ...change });

  const openGroups = groups.filter(({ key }) => state.open.has(key));
  const read = useQueries({
    queries: openGroups.map((group) =>
      groupQueries.first(groupSearch(search, grouping, group), childrenShown),
    ),
  });
  const childrenOf = (key: string): { findings: readonly FindingRow[]; isPending: boolean } => {
    const query = read[openGroups.findIndex((group) => group.key === key)];
    return { findings: query?.data ?? none, isPending: query?.isPending ?? false };
  };
  const rows = gridRows(groups, state.open, (key) => childrenOf(key).findings);
  const current = rows.find(({ id }) => id === state.current);

  const { selection } = state;
  const isSum = isCountExact(selection, grouping);
  const counted = useQuery({
    ...findingQueries.count(
      selection.kind === 'groups' ? groupSearch(search, grouping, ...selection.groups) : search,
    ),
    enabled: !isSum,
  });
  const inGroups =
    selection.kind === 'groups'
      ? isSum
        ? selection.groups.reduce((sum, group) => sum + group.total, 0)
        : (counted.data?.total ?? 0)
      : 0;
  const except = selection.kind === 'groups' ? selection.except.size : 0;

  const toggleOpen = (key: string, to = !state.open.has(key)) => {
    const open = new Set(state.open);
    if (to) open.add(key);
    else open.delete(key);
    set({ open });
    const { open: _open, ...rest } = search;
    if (to) onSearch({ ...rest, open: key }, { replace: true });
    else if (search.open === key) onSearch(rest, { replace: true });
  };

  return {
    groups,
    meta: data?.pages[0]?.meta,
    isPending,
    error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    needMore: () => void fetchNextPage(),
    rows,
    childrenOf,
    isOpen: (key: string) => state.open.has(key),
    anyOpen: openGroups.length > 0,
    toggleOpen,
    closeAll: () => {
      set({ open: new Set() });
      const { open: _open, ...rest } = search;
      if (search.open !== undefined) onSearch(rest, { replace: true });
    },
    current,
    point: (row: GridRow) => set({ current: row.id }),
    step: (by: number) => set({ current: rowAfter(rows, state.current, by)?.id }),
    selection,
    count: isSum ? selectedCount(selection) : Math.max(0, inGroups - except),
    target:
      !isSum && counted.data === undefined
        ? undefined
        : targetOf(selection, search, grouping, inGroups, dataUpdatedAt),
    select: (row: GridRow) =>
      set({
        selection:
          row.kind === 'group'
            ? toggleGroup(selection, grouping, row.group)
            : toggleFinding(selection, row.group.key, row.finding.id),
      }),
    selectLoaded: (on: boolean) =>
      set({
        selection:
          on && grouping !== 'file' && groups.length > 0
            ? { kind: 'groups', groups, except: new Set() }
            : noneSelected,
      }),
    clearSelection: () => set({ selection: noneSelected }),
  };
}
export type GroupedPageState = ReturnType<typeof useGroupedPage>;
