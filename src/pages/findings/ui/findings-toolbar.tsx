import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, Group, ListFilter, Plus, Rows3 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense } from 'react';
import {
  activeFilterKeys,
  namedFilterKeys,
  withFilter,
  type FindingsSearch,
} from '@/entities/finding';
import { FilterChips, SearchBox } from '@/features/filter-findings';
import type { Density } from '@/widgets/findings-table';
import type { FindingFilterKey } from '#domain/finding-filters';
import { Count } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

/** Narrow screens have no column headers to sort by. */
const SortMenu = lazyInSuspense(() => import('./sort-menu').then((module) => module.SortMenu));

interface FindingsToolbarProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  density: Density;
  onDensity: (density: Density) => void;
  onFilters: (key?: FindingFilterKey) => void;
  /** The button below which the chooser opens. */
  columnsRef: RefObject<HTMLButtonElement | null>;
  choosingColumns: boolean;
  onColumns: () => void;
  /** Absent if the list cannot be grouped. */
  onGroup?: () => void;
  exportMenu: ReactNode;
}

/** The query in one line: search text, filters and display options. */
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
  const isTable = useMedia(mediaQueries.table);
  const sortMenu = !isTable && (
    <Suspense fallback={<span className="flex-1" />}>
      <SortMenu search={search} onSearch={onSearch} />
    </Suspense>
  );
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
          {active.length > 0 && <Count tone="primary">{namedFilterKeys(search).length}</Count>}
        </Button>
        {sortMenu}
        {onGroup && <IconButton icon={Group} kind="secondary" label={t`Group`} onClick={onGroup} />}
        {exportMenu}
      </div>
      <span className="ml-auto hidden items-center gap-1 sm:flex">
        {sortMenu}
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
