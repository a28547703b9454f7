import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Plus, SearchX } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  activeFilterKeys,
  sortOf,
  withFilter,
  withFilters,
  withSort,
  type FindingsSearch,
} from '@/entities/finding';
import { ExportMenu, useExportFindings } from '@/features/export-findings';
import { FilterChips, SearchBox } from '@/features/filter-findings';
import { useDisabledReason } from '@/entities/session';
import { FilterSheet } from '@/widgets/filter-panel';
import type { FindingComparison } from '@/shared/api/generated/model';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { linkStyles } from '@/shared/ui/link';
import { QueryError } from '@/shared/ui/query-boundary';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { useChangedFindings } from '../api/use-changed-findings';
import {
  changesIn,
  listedChanges,
  listSearchOf,
  type CompareSearch,
  type ListedChange,
} from '../model/compare-search';
import { ChangedTable } from './changed-table';

interface ChangedFindingsProps {
  data: FindingComparison;
  nickname: string;
  search: CompareSearch;
  onSearch: (search: CompareSearch, how?: { readonly replace: boolean }) => void;
}

/** The findings of the selected changes, with the filters and export of the findings list. */
export function ChangedFindings({ data, nickname, search, onSearch }: ChangedFindingsProps) {
  const { t, i18n } = useLingui();
  const panelId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState(false);
  const { by, before, after, shown = 'all', order } = search;
  const isByChange = shown === 'all' && order === undefined;
  const list = listSearchOf(search);
  const whole: FindingsSearch = withFilters(list, {
    repository: [nickname],
    change: changesIn(shown).map((change) => data[change].filter),
  });
  const exporting = useExportFindings(whole);
  const mayNotExport = useDisabledReason('findings:export');
  const rows = useChangedFindings(
    withFilters(list, { repository: [nickname] }),
    changesIn(shown).map((change) => data[change].filter),
    isByChange,
  );
  const { findings } = rows;
  const own = {
    ...(by && { by }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
  const filter = (next: FindingsSearch, how?: { readonly replace: boolean }) =>
    onSearch(
      { ...own, ...(shown !== 'all' && { shown }), ...(order && { order }), ...listSearchOf(next) },
      how,
    );
  const sortBy = (next: 'change' | 'priority') => {
    // Selecting the order by priority again reverses it.
    const sorted = next === 'priority' && !isByChange ? withSort(list, 'priority') : list;
    const changed = next === 'priority' ? { order: next } : {};
    onSearch({ ...own, ...(shown !== 'all' && { shown }), ...changed, ...listSearchOf(sorted) });
  };
  const show = (next: ListedChange) =>
    onSearch({ ...own, ...list, ...(next !== 'all' && { shown: next }) }, { replace: true });
  const names = { all: t`All changes`, new: t`New`, gone: t`Gone`, kept: t`Kept` };
  const countOf = (listed: ListedChange) =>
    changesIn(listed).reduce((sum, change) => sum + data[change].total, 0);
  // Moves the focus as well, so that a screen reader announces each finding and Enter opens it.
  const move = (step: 1 | -1) => {
    const links = [...(panelRef.current?.querySelectorAll<HTMLElement>('td>a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  };
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    e: mayNotExport ? undefined : () => exporting.run({ format: 'json' }),
    ...Object.fromEntries(listedChanges.map((id, at) => [String(at + 1), () => show(id)])),
  });
  const removeLast = () => {
    const last = activeFilterKeys(list).at(-1);
    if (last !== undefined) filter(withFilter(list, last, undefined));
  };
  return (
    <Card className="min-w-0">
      <div className="px-4 pt-1">
        <Tabs
          label={t`Changes`}
          panelId={panelId}
          value={shown}
          onChange={show}
          tabs={listedChanges.map((id) => ({
            id,
            label: names[id],
            count: i18n.number(countOf(id)),
          }))}
        />
      </div>
      <div
        data-noprint
        className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5"
      >
        <SearchBox search={list} onSearch={filter} onRemoveLast={removeLast} inputRef={searchRef} />
        <FilterChips search={list} onSearch={filter} onEdit={() => setSheet(true)} />
        <Button kind="quiet" size="sm" icon={Plus} onClick={() => setSheet(true)}>
          <Trans>Filter</Trans>
        </Button>
        <span className="ml-auto flex items-center gap-3 text-sm">
          <Link to="/findings/all" search={whole} className={linkStyles.action}>
            <Trans>Open in findings</Trans>
          </Link>
          <ExportMenu
            busy={exporting.isPending}
            disabledReason={mayNotExport}
            onExport={exporting.run}
          />
        </span>
      </div>
      <div
        id={panelId}
        ref={panelRef}
        role="tabpanel"
        aria-label={names[shown]}
        aria-busy={rows.isStale || undefined}
      >
        {rows.error && findings.length === 0 ? (
          <QueryError error={rows.error} onRetry={rows.refetch} className="p-5" />
        ) : rows.isPending ? (
          <SkeletonRows rows={6} label={t`Loading findings`} />
        ) : findings.length === 0 ? (
          <EmptyState
            icon={SearchX}
            frame="bare"
            title={t`No findings`}
            text={t`Choose another change, or remove a filter.`}
          />
        ) : (
          <ChangedTable
            findings={findings}
            byChange={shown === 'all' ? isByChange : undefined}
            byPriority={!isByChange && sortOf(list).field === 'priority' && sortOf(list).direction}
            onSort={sortBy}
          />
        )}
        {rows.hasMore && (
          <div className="border-t border-line p-3 text-center">
            <Button size="sm" busy={rows.isLoadingMore} onClick={rows.needMore}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </div>
      {sheet && <FilterSheet search={whole} onSearch={filter} onClose={() => setSheet(false)} />}
    </Card>
  );
}
