import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Columns3, Group, ListFilter, Plus, Rows3 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import {
  activeFilterKeys,
  findingColumns,
  shownDirection,
  sortOf,
  withFilter,
  withSort,
  type FindingsSearch,
} from '@/entities/finding';
import { FilterChips, SearchBox } from '@/features/filter-findings';
import type { Density } from '@/widgets/findings-table';
import type { FindingFilterKey } from '#domain/finding-filters';
import { Count } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

interface FindingsToolbarProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  density: Density;
  onDensity: (density: Density) => void;
  onFilters: (key?: FindingFilterKey) => void;
  /** The chooser opens under it. */
  columnsRef: RefObject<HTMLButtonElement | null>;
  choosingColumns: boolean;
  onColumns: () => void;
  /** Where the list can be grouped. */
  onGroup?: () => void;
  exportMenu: ReactNode;
}

/** The query in one line: what is searched for, what filters, and how the list is shown. */
export function FindingsToolbar({
  search,
  onSearch,
  searchRef,
  density,
  onDensity,
  onFilters,
  columnsRef,
  choosingColumns,
  onColumns,
  onGroup,
  exportMenu,
}: FindingsToolbarProps) {
  const { t } = useLingui();
  const active = activeFilterKeys(search);
  const removeLast = () => {
    const last = active.at(-1);
    if (last !== undefined) onSearch(withFilter(search, last, undefined));
  };
  return (
    <div
      data-noprint
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2.5 lg:px-6"
    >
      <SearchBox
        search={search}
        onSearch={onSearch}
        onRemoveLast={removeLast}
        inputRef={searchRef}
      />
      <div className="hidden flex-wrap gap-2 empty:hidden sm:flex">
        <FilterChips search={search} onSearch={onSearch} onEdit={onFilters} />
      </div>
      <Button
        kind="quiet"
        size="sm"
        icon={Plus}
        shortcut="F"
        className="max-sm:hidden"
        onClick={() => onFilters()}
      >
        <Trans>Filter</Trans>
      </Button>
      <div className="flex w-full gap-2 sm:hidden">
        <Button icon={ListFilter} className="flex-1" onClick={() => onFilters()}>
          <Trans>Filters</Trans>
          {active.length > 0 && <Count tone="primary">{active.length}</Count>}
        </Button>
        <SortMenu search={search} onSearch={onSearch} />
        {onGroup && <IconButton icon={Group} kind="secondary" label={t`Group`} onClick={onGroup} />}
        {exportMenu}
      </div>
      <span className="ml-auto hidden items-center gap-1 sm:flex">
        <span className="md:hidden">
          <SortMenu search={search} onSearch={onSearch} />
        </span>
        {onGroup && (
          <IconButton icon={Group} label={t`Group`} shortcut="Shift B" onClick={onGroup} />
        )}
        <IconButton
          ref={columnsRef}
          icon={Columns3}
          className="max-md:hidden"
          label={t`Columns`}
          shortcut="Shift C"
          aria-haspopup="dialog"
          aria-expanded={choosingColumns}
          onClick={onColumns}
        />
        <IconButton
          className="max-md:hidden"
          icon={Rows3}
          label={density === 'comfortable' ? t`Compact rows` : t`Comfortable rows`}
          onClick={() => onDensity(density === 'comfortable' ? 'compact' : 'comfortable')}
        />
        {exportMenu}
      </span>
    </div>
  );
}

/** Narrow screens have no heads to press. */
function SortMenu({ search, onSearch }: Pick<FindingsToolbarProps, 'search' | 'onSearch'>) {
  const { t, i18n } = useLingui();
  const { field, direction } = sortOf(search);
  const sortable = findingColumns.filter((column) => column.sortField !== undefined);
  const current = sortable.find((column) => column.sortField === field);
  return (
    <Menu
      label={t`Sort by`}
      trigger={(props) => (
        <Button
          {...props}
          icon={
            (current ? shownDirection(current, direction) : direction) === 'asc'
              ? ArrowUp
              : ArrowDown
          }
          className="flex-1"
        >
          {current ? i18n._(current.name) : t`Sort by`}
        </Button>
      )}
      entries={sortable.flatMap((column) =>
        column.sortField === undefined
          ? []
          : [
              {
                kind: 'choice' as const,
                label: i18n._(column.name),
                checked: column.sortField === field,
                onSelect: choose(column.sortField),
              },
            ],
      )}
    />
  );

  function choose(sortField: NonNullable<(typeof findingColumns)[number]['sortField']>) {
    return () => onSearch(withSort(search, sortField));
  }
}
