import { useNavigate } from '@tanstack/react-router';
import { findingGroupings, type FindingGrouping, type FindingsSearch } from '@/entities/finding';
import { runBulkAction, type BulkAction } from '@/widgets/bulk-actions';
import { useListKeyboard } from '@/widgets/findings-table';
import { groupSearch } from './group-search';
import type { GroupedPageState } from './use-grouped-page';

interface Commands {
  page: GroupedPageState;
  search: FindingsSearch;
  grouping: FindingGrouping;
  actions: readonly BulkAction[];
  onGroup: (grouping: FindingGrouping) => void;
  onFocusGrid: () => void;
  onFocusSearch: () => void;
  onFilters: () => void;
}

const pageStep = 12;

/** The hotkeys of the findings list, applied to groups. */
export function useGroupCommands({
  page,
  search,
  grouping,
  actions,
  onGroup,
  onFocusGrid,
  onFocusSearch,
  onFilters,
}: Commands): void {
  const navigate = useNavigate();
  const { current } = page;
  const done = (act: () => void): true => {
    act();
    return true;
  };
  const move = (by: number) =>
    done(() => {
      page.step(by);
      onFocusGrid();
    });
  useListKeyboard((command) => {
    switch (command) {
      case 'next':
        return move(1);
      case 'previous':
        return move(-1);
      case 'page-down':
        return move(pageStep);
      case 'page-up':
        return move(-pageStep);
      case 'first':
        return move(-page.rows.length);
      case 'last':
        return move(page.rows.length);
      case 'select':
        return current ? done(() => page.select(current)) : false;
      case 'select-page':
        return done(() => page.selectLoaded(true));
      case 'peek':
        return current?.kind === 'group' ? done(() => page.toggleOpen(current.group.key)) : false;
      case 'open':
        if (!current) return false;
        return done(() =>
          current.kind === 'group'
            ? void navigate({
                to: '/findings/all',
                search: groupSearch(search, grouping, current.group),
              })
            : void navigate({
                to: '/findings/finding-details/$id',
                params: { id: current.finding.id },
                search: groupSearch(search, grouping, current.group),
              }),
        );
      case 'group':
        return done(() =>
          onGroup(
            findingGroupings[(findingGroupings.indexOf(grouping) + 1) % findingGroupings.length] ??
              grouping,
          ),
        );
      case 'search':
        return done(onFocusSearch);
      case 'filter':
        return done(onFilters);
      case 'escape':
        return done(page.clearSelection);
      default:
        return runBulkAction(actions, command);
    }
  });
}
