import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Group, ListFilter, Plus, SearchX, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  activeFilterKeys,
  NewFindings,
  namedFilterKeys,
  findingGroupings,
  useFindingCount,
  useNewFindings,
  withEverything,
  withFilter,
  type FindingGrouping,
  type FindingsSearch,
} from '@/entities/finding';
import { useChosenColumns } from '@/features/choose-columns';
import { ExportMenu, useExportFindings } from '@/features/export-findings';
import { FilterChips, SearchBox } from '@/features/filter-findings';
import { UploadDialog } from '@/features/upload-report';
import { useDisabledReason } from '@/entities/session';
import { Page } from '@/widgets/app-shell';
import { BulkBar, useBulkActions } from '@/widgets/bulk-actions';
import { FilterSheet } from '@/widgets/filter-panel';
import { SeenKeys } from '@/widgets/findings-table';
import { useLeftView, ViewTabs } from '@/widgets/saved-views';
import { messageOf } from '@/shared/api/error-message';
import { Count } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { linkStyles } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { groupingOf } from '../model/grouping';
import { useGroupCommands } from '../model/use-group-commands';
import { useGroupedPage } from '../model/use-grouped-page';
import { GroupFooter } from './group-footer';
import { GroupGrid } from './group-grid';
import { NothingToGroup } from './nothing-to-group';
import { PrintedGroups } from './printed-groups';

interface FindingsGroupedPageProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
}

/** The findings grouped by an attribute, so that one decision applies to many. */
export function FindingsGroupedPage({ search, onSearch }: FindingsGroupedPageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const panelId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const [filtering, setFiltering] = useState(false);
  const [uploading, setUploading] = useState(false);
  const mayNotUpload = useDisabledReason('scans:upload');
  const mayNotExport = useDisabledReason('findings:export');
  const grouping = groupingOf(search);
  useLeftView({ ...search, group: grouping }, onSearch);
  const page = useGroupedPage(search, grouping, onSearch);
  const all = useFindingCount(search);
  const isNew = useNewFindings(search);
  const exporting = useExportFindings(search, useChosenColumns().columns);
  const bulk = useBulkActions({
    target: page.target,
    count: page.count,
    findings: page.rows.flatMap((row) => (row.kind === 'finding' ? [row.finding] : [])),
    onExport: (format, target) => exporting.run({ format, target }),
    onDone: page.clearSelection,
  });
  const names: Readonly<Record<FindingGrouping, string>> = {
    repository: t`Repository`,
    rule: t`Rule`,
    cve: t`CVE`,
    component: t`Component`,
    file: t`File`,
  };
  const active = activeFilterKeys(search);
  const last = active.at(-1);
  const openList = () => {
    const { group: _group, open: _open, ...rest } = search;
    void navigate({ to: '/findings/all', search: withEverything(rest) });
  };
  const groupBy = (group: FindingGrouping) => {
    const { open: _open, ...rest } = search;
    onSearch({ ...rest, group });
  };
  useGroupCommands({
    page,
    search,
    grouping,
    actions: bulk.actions,
    onGroup: groupBy,
    onFocusGrid: () => gridRef.current?.focus({ preventScroll: true }),
    onFocusSearch: () => searchRef.current?.focus(),
    onFilters: () => setFiltering(true),
  });
  const segments = [
    { value: 'none' as const, label: t`None` },
    ...findingGroupings.map((value) => ({ value, label: names[value] })),
  ];
  const choose = (value: FindingGrouping | 'none') =>
    value === 'none' ? openList() : groupBy(value);
  const total =
    page.meta && `${i18n.number(page.meta.total)}${page.meta.total_is_exact ? '' : '+'}`;
  const findings = all && `${i18n.number(all.total)}${all.exact ? '' : '+'}`;
  const loaded = i18n.number(page.groups.length);
  const exportMenu = (
    <ExportMenu busy={exporting.isPending} disabledReason={mayNotExport} onExport={exporting.run} />
  );
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
      <ViewTabs
        search={search}
        onSearch={onSearch}
        panelId={panelId}
        total={all?.total}
        exact={all?.exact ?? true}
      />
      <div
        data-noprint
        className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2.5 lg:px-6"
      >
        <SearchBox
          search={search}
          onSearch={onSearch}
          onRemoveLast={() => last && onSearch(withFilter(search, last, undefined))}
          inputRef={searchRef}
        />
        <div className="hidden flex-wrap gap-2 empty:hidden sm:flex">
          <FilterChips search={search} onSearch={onSearch} onEdit={() => setFiltering(true)} />
        </div>
        <Button
          kind="quiet"
          size="sm"
          icon={Plus}
          shortcut="F"
          className="max-sm:hidden"
          onClick={() => setFiltering(true)}
        >
          <Trans>Filter</Trans>
        </Button>
        <div className="flex w-full gap-2 sm:hidden">
          <Button icon={ListFilter} className="flex-1" onClick={() => setFiltering(true)}>
            <Trans>Filters</Trans>
            {active.length > 0 && <Count tone="primary">{namedFilterKeys(search).length}</Count>}
          </Button>
          <Menu
            label={t`Group by`}
            trigger={(props) => (
              <Button {...props} icon={Group} className="flex-1">
                {names[grouping]}
              </Button>
            )}
            entries={segments.map(({ value, label }) => ({
              kind: 'choice' as const,
              label,
              checked: value === grouping,
              onSelect: () => choose(value),
            }))}
          />
          {exportMenu}
        </div>
        <span className="ml-auto hidden sm:block">{exportMenu}</span>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-1.5 lg:px-6">
        <span data-noprint className="text-xs text-ink-3 max-sm:hidden">
          <Trans>Group by</Trans>
        </span>
        <span data-noprint className="max-w-full scroll-none overflow-x-auto max-sm:hidden">
          <SegmentedControl
            label={t`Group by`}
            value={grouping}
            segments={segments}
            onChange={choose}
          />
        </span>
        <span className="flex items-center gap-4 text-xs text-ink-3 max-sm:w-full max-sm:justify-between sm:ml-auto">
          {total !== undefined && findings !== undefined && (
            <span role="status" className="num">
              <Trans>
                {total} groups, {findings} findings
              </Trans>
            </span>
          )}
          {page.anyOpen && (
            <button
              type="button"
              className={`${linkStyles.action} min-h-6`}
              onClick={page.closeAll}
            >
              <Trans>Collapse all</Trans>
            </button>
          )}
        </span>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t`Groups of findings`}
        className="flex min-h-0 flex-1 flex-col bg-surface"
      >
        {page.isPending ? (
          <SkeletonRows rows={8} label={t`Loading the groups`} />
        ) : page.error ? (
          <EmptyState
            frame="page"
            icon={SearchX}
            title={t`Couldn’t load groups`}
            text={messageOf(page.error)}
            action={<Button onClick={page.retry}>{t`Try again`}</Button>}
          />
        ) : page.groups.length === 0 ? (
          <NothingToGroup search={search} onSearch={onSearch} />
        ) : (
          <NewFindings value={isNew}>
            <SeenKeys
              search={search}
              finding={page.current?.kind === 'finding' ? page.current.finding : undefined}
            />
            <PrintedGroups groups={page.groups} name={names[grouping]} />
            <GroupGrid
              page={page}
              grouping={grouping}
              name={names[grouping]}
              search={search}
              gridRef={gridRef}
            />
          </NewFindings>
        )}
      </div>
      {page.count > 0 ? (
        <BulkBar
          count={page.count}
          total={page.count}
          exact
          everything={false}
          actions={bulk.actions}
          onEverything={() => undefined}
          onClear={page.clearSelection}
        />
      ) : (
        <GroupFooter>
          {total !== undefined && (
            <Trans>
              {loaded} of {total} groups
            </Trans>
          )}
        </GroupFooter>
      )}
      {filtering && (
        <FilterSheet search={search} onSearch={onSearch} onClose={() => setFiltering(false)} />
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
    </Page>
  );
}
