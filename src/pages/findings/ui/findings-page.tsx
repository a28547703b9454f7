import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { NewFindings, useNewFindings, type FindingsSearch } from '@/entities/finding';
import { ChooseColumns } from '@/features/choose-columns';
import { ExportMenu } from '@/features/export-findings';
import { UploadDialog } from '@/features/upload-report';
import { Page } from '@/widgets/app-shell';
import { RuleFromFilter } from '@/features/create-triage-rule';
import { FilterSheet } from '@/widgets/filter-panel';
import { FindingPeek } from '@/widgets/finding-peek';
import { BulkBar, useBulkActions } from '@/widgets/bulk-actions';
import { SeenKeys } from '@/widgets/findings-table';
import { useLeftView, ViewTabs } from '@/widgets/saved-views';
import { useDisabledReason } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useFindingsCommands } from '../model/use-findings-commands';
import { actionTarget } from '../model/target';
import { useListControls } from '../model/use-list-controls';
import { FindingsList } from './findings-list';
import { FindingsToolbar } from './findings-toolbar';

interface FindingsPageProps {
  /** The search without the preview; referentially stable while unchanged. */
  search: FindingsSearch;
  peek: string | undefined;
  /** Keeps the preview open. */
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
  onPeek: (id: string | undefined) => void;
}

export function FindingsPage({ search, peek, onSearch, onPeek }: FindingsPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useLeftView(search, onSearch);
  const {
    sight,
    list,
    chosen,
    exporting,
    choosing,
    setChoosing,
    sheet,
    setSheet,
    density,
    setDensity,
    panelId,
    searchRef,
    columnsRef,
    isTable,
    hasPanels,
    count,
  } = useListControls(search, peek, onPeek);
  const isNew = useNewFindings(search);
  const settled = useInitialLoadSettled();
  // The cursor moves immediately; the panel renders deferred, so that repeated keys do not wait for
  // it.
  const peeked = useDeferredValue(peek);
  const mayNotUpload = useDisabledReason('scans:upload');
  const [uploading, setUploading] = useState(false);
  const mayNotExport = useDisabledReason('findings:export');
  const isWide = useMedia(mediaQueries.wide);
  const showFacets = hasPanels && (isWide || peeked === undefined);
  const picked = actionTarget(search, list);
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
    onOpen: (id) =>
      void navigate({ to: '/findings/finding-details/$id', params: { id }, search: true }),
    // The selection if there is one; the current finding alone does not count.
    onExport: () =>
      exporting.run({
        format: 'json',
        ...(count > 0 && picked.target && { target: picked.target }),
      }),
  });

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
          total={list.isPending || list.isStale || list.error ? undefined : list.total}
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
        <NewFindings value={isNew}>
          {settled && <SeenKeys search={search} finding={list.findings[list.currentIndex]} />}
          <FindingsList
            search={search}
            onSearch={onSearch}
            list={list}
            chosen={chosen}
            density={density}
            sight={sight}
            panelId={panelId}
            showFacets={showFacets}
            belowFilters={<RuleFromFilter search={search} />}
            bulkBar={
              <BulkBar
                count={count}
                total={list.total}
                exact={list.exact}
                everything={list.selection.kind === 'all'}
                actions={bulk.actions}
                onEverything={list.selectEverything}
                onClear={list.clearSelection}
              />
            }
            preview={
              peeked !== undefined &&
              hasPanels && (
                <FindingPeek
                  id={peeked}
                  onPrevious={list.currentIndex > 0 ? () => list.step(-1) : undefined}
                  onNext={
                    list.currentIndex < list.findings.length - 1 ? () => list.step(1) : undefined
                  }
                  onClose={() => list.peek(undefined)}
                />
              )
            }
          />
        </NewFindings>
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
