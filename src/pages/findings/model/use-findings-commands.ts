import type { RefObject } from 'react';
import { runBulkAction, type BulkAction } from '@/widgets/bulk-actions';
import { useListKeyboard } from '@/widgets/findings-table';
import type { FindingsPageState } from './use-findings-page';

interface Commands {
  list: FindingsPageState;
  peek: string | undefined;
  actions: readonly BulkAction[];
  searchRef: RefObject<HTMLInputElement | null>;
  onFilters: () => void;
  onColumns: () => void;
  /** Absent if the list cannot be grouped. */
  onGroup?: () => void;
  onExport: () => void;
  onOpen: (id: string) => void;
}

/** Rows that Page Up and Page Down skip. */
const pageStep = 15;

/**
 * The page's hotkeys. A command without effect returns false, so that the browser's default action
 * applies.
 */
export function useFindingsCommands({
  list,
  peek,
  actions,
  searchRef,
  onFilters,
  onColumns,
  onGroup,
  onExport,
  onOpen,
}: Commands): void {
  const withCurrent = (act: (id: string) => void): boolean => {
    if (list.current === undefined) return false;
    act(list.current);
    return true;
  };
  const done = (act: () => void): true => {
    act();
    return true;
  };
  useListKeyboard((command) => {
    switch (command) {
      case 'next':
        return done(() => list.step(1));
      case 'previous':
        return done(() => list.step(-1));
      case 'page-down':
        return done(() => list.step(pageStep));
      case 'page-up':
        return done(() => list.step(-pageStep));
      case 'first':
        return done(() => list.step(-list.findings.length));
      case 'last':
        return done(() => list.step(list.findings.length));
      case 'select':
        return withCurrent((id) => list.selectOne(id, false));
      case 'select-range':
        return withCurrent((id) => list.selectOne(id, true));
      case 'select-page':
        return done(list.selectMore);
      case 'peek':
        return withCurrent((id) => list.peek(peek === id ? undefined : id));
      case 'open':
        return withCurrent(onOpen);
      case 'search':
        return done(() => searchRef.current?.focus());
      case 'filter':
        return done(onFilters);
      case 'columns':
        return done(onColumns);
      case 'group':
        return onGroup ? done(onGroup) : false;
      case 'export':
        return done(onExport);
      case 'escape':
        return peek !== undefined ? done(() => list.peek(undefined)) : done(list.clearSelection);
      default:
        return runBulkAction(actions, command);
    }
  });
}
