import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { FindingGrouping, FindingsSearch } from '@/entities/finding';
import { cx } from '@/shared/lib/cx';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { linkStyles } from '@/shared/ui/link';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { groupSearch } from '../model/group-search';
import { groupRowId } from '../model/group-rows';
import { isFindingSelected, isGroupSelected } from '../model/group-selection';
import { useGroupNews } from '../model/use-group-news';
import { childrenShown, type GroupedPageState } from '../model/use-grouped-page';
import { FindingChild } from './finding-child';
import { Cell, GroupRow, tracks } from './group-row';

interface GroupGridProps {
  page: GroupedPageState;
  grouping: FindingGrouping;
  name: string;
  search: FindingsSearch;
  gridRef: RefObject<HTMLDivElement | null>;
}

/** Row ids by index, because group keys are arbitrary data and not valid ids. */
const domId = (rowId: string, ids: readonly string[]) => `group-row-${ids.indexOf(rowId)}`;

/**
 * Groups and their findings as one tree grid. The grid has the focus, and rows follow through
 * `aria-activedescendant`.
 */
export function GroupGrid({ page, grouping, name, search, gridRef }: GroupGridProps) {
  const { t, i18n } = useLingui();
  const { groups, rows, current, selection } = page;
  const newOf = useGroupNews(search, grouping, groups);
  const ids = rows.map(({ id }) => id);
  const currentId = current && domId(current.id, ids);
  useEffect(() => {
    if (currentId !== undefined)
      document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !current ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')
    )
      return;
    event.preventDefault();
    const parent = rows.find(({ id }) => id === groupRowId(current.group.key));
    if (event.key === 'ArrowRight') {
      if (current.kind === 'group' && page.isOpen(current.group.key)) page.step(1);
      else if (current.kind === 'group') page.toggleOpen(current.group.key, true);
    } else if (current.kind === 'finding' && parent) page.point(parent);
    else page.toggleOpen(current.group.key, false);
  };
  const largest = Math.max(1, ...groups.map(({ total }) => total));
  const chosenGroups = groups.filter(({ key }) => isGroupSelected(selection, key)).length;
  return (
    <div
      ref={gridRef}
      role="treegrid"
      tabIndex={0}
      aria-label={t`Groups of findings`}
      aria-multiselectable
      aria-rowcount={-1}
      aria-activedescendant={currentId}
      onKeyDown={onKeyDown}
      className="min-h-0 flex-1 overflow-y-auto bg-surface -outline-offset-2"
    >
      <div
        role="row"
        className={cx(
          tracks,
          'sticky top-0 z-(--z-sticky) h-8 border-b border-line bg-surface text-xs font-medium text-ink-3 max-lg:hidden',
        )}
      >
        <Head>
          <span className="sr-only">
            <Trans>Open or close a group</Trans>
          </span>
        </Head>
        <Head>
          <Checkbox
            aria-label={t`Select all loaded groups`}
            tabIndex={-1}
            disabled={grouping === 'file'}
            checked={groups.length > 0 && chosenGroups === groups.length}
            mixed={chosenGroups > 0 && chosenGroups < groups.length}
            onChange={() => page.selectLoaded(chosenGroups < groups.length)}
          />
        </Head>
        <Head>
          <Trans>Worst</Trans>
        </Head>
        <div
          role="columnheader"
          aria-sort="descending"
          className="flex items-center gap-1 text-ink"
        >
          <Trans>Priority</Trans> <ArrowDown aria-hidden strokeWidth={1.75} className="size-3.5" />
        </div>
        <Head>{name}</Head>
        <Head>
          <Trans>Findings</Trans>
        </Head>
        <Head className="text-right">
          <Trans>Repos</Trans>
        </Head>
        <Head className="text-right">
          <Trans>Oldest</Trans>
        </Head>
        <Head className="pl-2">
          <Trans>Upgrade path</Trans>
        </Head>
        <Head>
          <span className="sr-only">
            <Trans>Actions</Trans>
          </span>
        </Head>
      </div>
      {groups.map((group, index) => {
        const open = page.isOpen(group.key);
        const own = groupSearch(search, grouping, group);
        const { findings, isPending } = open
          ? page.childrenOf(group.key)
          : { findings: [], isPending: false };
        const isChosen = isGroupSelected(selection, group.key);
        const isMixed =
          isChosen &&
          selection.kind === 'groups' &&
          findings.some(({ id }) => selection.except.has(id));
        const others = i18n.number(group.total - findings.length);
        return (
          <div role="presentation" key={group.key}>
            <GroupRow
              id={domId(groupRowId(group.key), ids)}
              group={group}
              grouping={grouping}
              search={search}
              fresh={newOf(group)}
              share={group.total / largest}
              position={index + 1}
              setSize={page.meta?.total_is_exact ? page.meta.total : -1}
              open={open}
              current={current?.id === groupRowId(group.key)}
              chosen={isMixed ? 'mixed' : isChosen}
              onToggle={() => page.toggleOpen(group.key)}
              onSelect={() => page.select({ kind: 'group', id: groupRowId(group.key), group })}
              onPoint={() => page.point({ kind: 'group', id: groupRowId(group.key), group })}
            />
            {open && isPending && (
              <SkeletonRows
                rows={Math.min(childrenShown, group.total)}
                label={t`Loading findings`}
              />
            )}
            {findings.map((finding) => {
              const id = `${group.key} ${finding.id}`;
              const row = { kind: 'finding', id, group, finding } as const;
              return (
                <FindingChild
                  key={finding.id}
                  id={domId(id, ids)}
                  finding={finding}
                  search={own}
                  current={current?.id === id}
                  chosen={isFindingSelected(selection, group.key, finding.id)}
                  onSelect={() => page.select(row)}
                  onPoint={() => page.point(row)}
                />
              );
            })}
            {open && !isPending && group.total > findings.length && (
              <div role="row" aria-level={2} className={cx(tracks, 'min-h-9 border-b border-line')}>
                <Cell className="col-start-3 col-end-[-1] lg:col-start-5">
                  <Link
                    to="/findings/all"
                    search={own}
                    className={`${linkStyles.action} inline-flex min-h-6 items-center text-xs`}
                  >
                    <Trans>Show {others} more</Trans>
                  </Link>
                </Cell>
              </div>
            )}
          </div>
        );
      })}
      {page.hasMore && (
        <div role="row" className="flex justify-center p-4">
          <Cell>
            <Button busy={page.isLoadingMore} onClick={page.needMore}>
              <Trans>Show more groups</Trans>
            </Button>
          </Cell>
        </div>
      )}
    </div>
  );
}

const Head = ({ className, children }: { className?: string; children?: React.ReactNode }) => (
  <div role="columnheader" className={cx('truncate', className)}>
    {children}
  </div>
);
