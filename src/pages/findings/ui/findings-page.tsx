import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { columnsFor, sortOf, withSort, type FindingsSearch } from '@/entities/finding';
import { ChooseColumns, useChosenColumns } from '@/features/choose-columns';
import { ExportMenu, useExportFindings } from '@/features/export-findings';
import { UploadDialog } from '@/features/upload-report';
import { Page } from '@/widgets/app-shell';
import { RuleFromFilter } from '@/features/create-triage-rule';
import { FilterPanel, FilterSheet } from '@/widgets/filter-panel';
import { FindingPeek } from '@/widgets/finding-peek';
import { BulkBar, useBulkActions } from '@/widgets/bulk-actions';
import {
  createVisibleRange,
  SelectAllBanner,
  FindingsCards,
  FindingsGrid,
  selectedCount,
  TableFooter,
} from '@/widgets/findings-table';
import { useLeftView, ViewTabs } from '@/widgets/saved-views';
import { useDisabledReason } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { useStored } from '@/shared/lib/use-local-storage';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { actionTarget } from '../model/target';
import { useFindingsCommands } from '../model/use-findings-commands';
import { useFindingsPage } from '../model/use-findings-page';
import { FindingsToolbar } from './findings-toolbar';

const NoFindings = lazyComponent(() => import('./no-findings').then((module) => module.NoFindings));

interface FindingsPageProps {
  /** The search without the preview; referentially stable while unchanged. */
  search: FindingsSearch;
  peek: string | undefined;
  /** Leaves the peek as it is. */
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
  onPeek: (id: string | undefined) => void;
}

const densities = ['comfortable', 'compact'] as const;

export function FindingsPage({ search, peek, onSearch, onPeek }: FindingsPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useLeftView(search, onSearch);
  const [sight] = useState(createVisibleRange);
  const list = useFindingsPage(search, peek, onPeek, sight);
  // The cursor moves immediately; the panel renders deferred, so that repeated keys do not wait for
  // it.
  const peeked = useDeferredValue(peek);
  const mayNotUpload = useDisabledReason('scans:upload');
  const [uploading, setUploading] = useState(false);
  const chosen = useChosenColumns();
  const [choosing, setChoosing] = useState(false);
  const exporting = useExportFindings(search, chosen.columns);
  const mayNotExport = useDisabledReason('findings:export');
  const [sheet, setSheet] = useState(false);
  const [density, setDensity] = useStored('parapet.findings.density', densities, 'comfortable');
  const panelId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const columnsRef = useRef<HTMLButtonElement>(null);
  const settled = useInitialLoadSettled();
  const isTable = useMedia(mediaQueries.table);
  const hasPanels = useMedia(mediaQueries.panels);
  const isWide = useMedia(mediaQueries.wide);
  const showFacets = hasPanels && (isWide || peeked === undefined);
  const picked = actionTarget(search, list);
  const count = selectedCount(list.selection, list.total);
  const bulk = useBulkActions({
    ...picked,
    findings: list.findings,
    onExport: (format, target) => exporting.run({ format, target }),
    onDone: list.clearSelection,
  });
  const openFilters = () =>
    showFacets
      ? document.querySelector<HTMLElement>('[data-region=facets] button')?.focus()
      : setSheet(true);
  const onGroup = () => void navigate({ to: '/findings', search: { ...search, group: 'rule' } });
  useFindingsCommands({
    list,
    peek,
    actions: bulk.actions,
    searchRef,
    onFilters: openFilters,
    onColumns: () => isTable && setChoosing(true),
    onGroup,
    // Exports the selection if there is one; the finding at the cursor alone does not count.
    onExport: () =>
      exporting.run({
        format: 'json',
        ...(count > 0 && picked.target && { target: picked.target }),
      }),
  });
  const isEmpty = !list.isPending && list.findings.length === 0;

  return (
    <Page
      title={t`Findings`}
      layout="full"
      actions={
        <Button
          icon={Upload}
          className="max-sm:hidden"
          disabledReason={mayNotUpload}
          onClick={() => setUploading(true)}
        >
          <Trans>Upload report</Trans>
        </Button>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col" data-density={density}>
        <ViewTabs
          search={search}
          onSearch={onSearch}
          panelId={panelId}
          total={list.isPending || list.error ? undefined : list.total}
          exact={list.exact}
        />
        <FindingsToolbar
          search={search}
          onSearch={onSearch}
          searchRef={searchRef}
          density={density}
          onDensity={setDensity}
          onFilters={openFilters}
          columnsRef={columnsRef}
          choosingColumns={choosing}
          onColumns={() => setChoosing(true)}
          onGroup={onGroup}
          exportMenu={
            <ExportMenu
              busy={exporting.isPending}
              disabledReason={mayNotExport}
              onExport={exporting.run}
            />
          }
        />
        <div className="relative flex min-h-0 flex-1">
          {hasPanels && (
            // A preview takes its place: drawn anew when that closes, the filters would take longer
            // than all the rest.
            <aside
              data-region="facets"
              aria-label={t`Filters`}
              hidden={!showFacets}
              className="flex w-60 shrink-0 flex-col border-r border-line bg-surface"
            >
              {settled && <FilterPanel search={search} onSearch={onSearch} />}
              {settled && <RuleFromFilter search={search} />}
            </aside>
          )}
          <div
            id={panelId}
            role="tabpanel"
            aria-label={t`Findings`}
            className="relative flex min-w-0 flex-1 flex-col bg-surface"
            aria-busy={list.isStale || undefined}
          >
            {list.selection.kind === 'all' && (
              <SelectAllBanner
                count={count}
                loaded={list.findings.length}
                onOnlyLoaded={() => list.selectLoaded(true)}
              />
            )}
            {isEmpty ? (
              <NoFindings
                search={search}
                onSearch={onSearch}
                error={list.error}
                onRetry={list.retry}
              />
            ) : isTable ? (
              <FindingsGrid
                findings={list.findings}
                total={list.exact ? list.total : undefined}
                hasMore={list.hasMore}
                columns={columnsFor(chosen.columns)}
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
            {count > 0 ? (
              <BulkBar
                count={count}
                total={list.total}
                exact={list.exact}
                everything={list.selection.kind === 'all'}
                actions={bulk.actions}
                onEverything={list.selectEverything}
                onClear={list.clearSelection}
              />
            ) : (
              <TableFooter
                sight={sight}
                total={list.error ? undefined : list.total}
                exact={list.exact}
              />
            )}
          </div>
          {peeked !== undefined && hasPanels && (
            <FindingPeek
              id={peeked}
              onPrevious={list.currentIndex > 0 ? () => list.step(-1) : undefined}
              onNext={list.currentIndex < list.findings.length - 1 ? () => list.step(1) : undefined}
              onClose={() => list.peek(undefined)}
            />
          )}
        </div>
        {choosing && (
          <ChooseColumns chosen={chosen} anchor={columnsRef} onClose={() => setChoosing(false)} />
        )}
        {sheet && (
          <FilterSheet search={search} onSearch={onSearch} onClose={() => setSheet(false)} />
        )}
        {bulk.dialog}
        {uploading && (
          <UploadDialog
            onClose={() => setUploading(false)}
            onUploaded={(scan) =>
              void navigate({ to: '/Repositories/scans/$scanId', params: { scanId: scan.id } })
            }
          />
        )}
      </div>
    </Page>
  );
}
