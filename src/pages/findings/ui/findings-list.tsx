import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  columnsFor,
  type FindingColumn,
  sortOf,
  withSort,
  type FindingsSearch,
} from '@/entities/finding';
import type { useChosenColumns } from '@/features/choose-columns';
import { FilterPanel } from '@/widgets/filter-panel';
import {
  type Density,
  FindingsCards,
  FindingsGrid,
  PrintedFindings,
  SelectAllBanner,
  selectedCount,
  TableFooter,
  type VisibleRange,
} from '@/widgets/findings-table';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { SkeletonRows } from '@/shared/ui/skeleton';
import type { FindingsPageState } from '../model/use-findings-page';

const NoFindings = lazyComponent(() => import('./no-findings').then((module) => module.NoFindings));

interface FindingsListProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
  list: FindingsPageState;
  chosen: ReturnType<typeof useChosenColumns>;
  density: Density;
  sight: VisibleRange;
  panelId: string;
  showFacets: boolean;
  /** Shown before the chosen columns. */
  leading?: FindingColumn;
  /** Below the filters, on their side of the list. */
  belowFilters?: ReactNode;
  /** The actions for the selection, in place of the footer. */
  bulkBar: ReactNode;
  /** Shown beside the list. */
  preview?: ReactNode;
}

/** Filters, the rows of the query, and the parts below and beside them. */
export function FindingsList({
  search,
  onSearch,
  list,
  chosen,
  density,
  sight,
  panelId,
  showFacets,
  leading,
  belowFilters,
  bulkBar,
  preview,
}: FindingsListProps) {
  const { t } = useLingui();
  const settled = useInitialLoadSettled();
  const isTable = useMedia(mediaQueries.table);
  const hasPanels = useMedia(mediaQueries.panels);
  const count = selectedCount(list.selection, list.total);
  const isEmpty = !list.isPending && list.findings.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1">
      {hasPanels && (
        // The preview covers the filters: rendering them again after it closes would take longer
        // than everything else.
        <aside
          data-region="facets"
          aria-label={t`Filters`}
          hidden={!showFacets}
          className="flex w-60 shrink-0 flex-col border-r border-line bg-surface"
        >
          {settled && <FilterPanel search={search} onSearch={onSearch} />}
          {settled && belowFilters}
        </aside>
      )}
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t`Findings`}
        className="relative flex min-w-0 flex-1 flex-col bg-surface"
        aria-busy={list.isStale || list.isPending || undefined}
      >
        {list.selection.kind === 'all' && (
          <SelectAllBanner
            count={count}
            loaded={list.findings.length}
            onOnlyLoaded={() => list.selectLoaded(true)}
          />
        )}
        {isEmpty ? (
          <NoFindings search={search} onSearch={onSearch} error={list.error} onRetry={list.retry} />
        ) : isTable ? (
          <FindingsGrid
            findings={list.findings}
            total={list.exact ? list.total : undefined}
            hasMore={list.hasMore || list.isPending}
            columns={
              leading ? [leading, ...columnsFor(chosen.columns)] : columnsFor(chosen.columns)
            }
            widths={chosen.widths}
            onResize={chosen.resize}
            density={density}
            sort={sortOf(search)}
            selection={list.selection}
            current={list.current}
            currentIndex={list.currentIndex}
            onSort={(field) => onSearch(withSort(search, field))}
            onPoint={list.point}
            onSelect={list.selectOne}
            onSelectLoaded={list.selectLoaded}
            onNeedMore={list.needMore}
            sight={sight}
          />
        ) : list.isPending ? (
          <SkeletonRows rows={8} label={t`Loading findings`} />
        ) : (
          <FindingsCards
            findings={list.findings}
            total={list.exact ? list.total : undefined}
            hasMore={list.hasMore}
            selection={list.selection}
            onSelect={list.selectOne}
            onNeedMore={list.needMore}
            sight={sight}
          />
        )}
        {settled && <PrintedFindings findings={list.findings} total={list.total} />}
        {count > 0 ? (
          bulkBar
        ) : (
          <TableFooter
            sight={sight}
            total={list.error || list.isPending ? undefined : list.total}
            exact={list.exact}
          />
        )}
      </div>
      {preview}
    </div>
  );
}
