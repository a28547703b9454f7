import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { activeFilterKeys, findingGroupings, withFilter, type FindingGrouping, type FindingsSearch } from '@/entities/finding';
import { FilterChips, SearchBox } from '@/features/filter-findings';
import { Page } from '@/widgets/app-shell';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { groupQueries } from '../api/group-queries';
import { GroupRow } from './group-row';

interface FindingsGroupedPageProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

const defaultGrouping: FindingGrouping = 'rule';

/** The findings by what they share: one decision, many findings. */
export function FindingsGroupedPage({ search, onSearch }: FindingsGroupedPageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const searchRef = useRef<HTMLInputElement>(null);
  const grouping = search.group ?? defaultGrouping;
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(groupQueries.groups(search, grouping));
  const groups = data?.pages.flatMap((page) => page.data) ?? [];
  const meta = data?.pages[0]?.meta;
  const total = meta && `${i18n.number(meta.total)}${meta.total_is_exact ? '' : '+'}`;
  const names: Readonly<Record<FindingGrouping, string>> = { repository: t`Repository`, rule: t`Rule`, cve: t`CVE`, component: t`Component`, file: t`File` };
  const last = activeFilterKeys(search).at(-1);
  const openList = () => {
    const { group: _group, ...rest } = search;
    void navigate({ to: '/findings/all', search: rest });
  };
  return (
    <Page title={t`Findings`} layout="full">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2.5 lg:px-6">
        <SearchBox search={search} onSearch={(next) => onSearch(next)} onRemoveLast={() => last && onSearch(withFilter(search, last, undefined))} inputRef={searchRef} />
        <FilterChips search={search} onSearch={onSearch} onEdit={openList} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-1.5 lg:px-6">
        <span className="text-xs text-ink-3">
          <Trans>Group by</Trans>
        </span>
        <span className="max-w-full overflow-x-auto scroll-none">
          <Segmented
            label={t`Group by`}
            value={grouping}
            segments={[{ value: 'none', label: t`None` }, ...findingGroupings.map((value) => ({ value, label: names[value] }))]}
            onChange={(value) => (value === 'none' ? openList() : onSearch({ ...search, group: value }))}
          />
        </span>
        {total !== undefined && (
          <span role="status" className="num ml-auto text-xs text-ink-3">
            <Trans>{total} groups</Trans>
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface">
        {isPending ? (
          <SkeletonRows rows={8} label={t`Loading the groups`} />
        ) : error ? (
          <EmptyState frame="page" icon={SearchX} heading="h2" title={t`The groups could not be loaded`} text={messageOf(error)} action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>} />
        ) : groups.length === 0 ? (
          <EmptyState frame="page" icon={SearchX} heading="h2" title={t`Nothing to group`} text={t`No findings match. Remove a filter or widen the date range.`} />
        ) : (
          <ul aria-label={t`Groups of findings`}>
            {groups.map((group) => (
              <GroupRow key={`${grouping} ${group.key}`} group={group} grouping={grouping} search={search} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className="flex justify-center p-4">
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>Show more groups</Trans>
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}
