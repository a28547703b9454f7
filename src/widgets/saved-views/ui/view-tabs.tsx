import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import {
  activeFilterKeys,
  describeFilter,
  filtersOf,
  queryOf,
  type FindingsSearch,
} from '@/entities/finding';
import { findingViews, readView } from '@/features/save-view';
import { countText } from '@/shared/lib/count';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { lazyComponent, lazyInSuspense } from '@/shared/lib/lazy-component';
import { CountBar } from './count-bar';
import { SavedViewTabs } from './saved-view-tabs';

const ViewChanges = lazyComponent(() =>
  import('./view-changes').then((module) => module.ViewChanges),
);

const ViewCount = lazyInSuspense(() => import('./view-count').then((module) => module.ViewCount));

const ViewIcon = lazyComponent(() => import('./view-icon').then((module) => module.ViewIcon));

const VisitBeat = lazyComponent(() => import('./visit-beat').then((module) => module.VisitBeat));

const NewSinceStrip = lazyComponent(() =>
  import('./new-since-strip').then((module) => module.NewSinceStrip),
);

interface ViewTabsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  panelId: string;
  total: number | undefined;
  exact: boolean;
}

/** The saved views of findings. They keep the user's order and grouping. */
export function ViewTabs({ search, onSearch, panelId, total, exact }: ViewTabsProps) {
  const { i18n } = useLingui();
  const settled = useInitialLoadSettled();
  const described = activeFilterKeys(search).flatMap((key) => {
    const filter = filtersOf(search)[key];
    if (filter === undefined) return [];
    const { field, operator, value: words } = describeFilter(i18n, key, filter);
    return [`${field} ${operator} ${words}`];
  });
  return (
    <>
      <SavedViewTabs
        className="px-4 lg:px-6"
        kind={findingViews}
        query={queryOf(search)}
        view={search.view}
        described={described}
        panelId={panelId}
        count={total === undefined ? undefined : `${countText(i18n, total)}${exact ? '' : '+'}`}
        counted={(query) => (
          <Suspense fallback={<CountBar />}>
            {settled ? <ViewCount query={query} search={search} /> : <CountBar />}
          </Suspense>
        )}
        iconOf={({ new_since: since }) =>
          since && <span className="size-4">{settled && <ViewIcon since={since} />}</span>
        }
        onShow={(query, view) => {
          const { sort, sort_field, group } = search;
          onSearch({
            ...query,
            ...(view !== undefined && { view }),
            ...(sort && { sort }),
            ...(sort_field && { sort_field }),
            ...(group && { group }),
          });
        }}
        changes={({ name, shared, filters }) => (
          <ViewChanges
            name={name}
            shared={shared}
            saved={readView(filters).query}
            search={search}
            onSearch={onSearch}
          />
        )}
      />
      {settled && <VisitBeat />}
      {search.new_since !== undefined && <NewSinceStrip search={search} onSearch={onSearch} />}
    </>
  );
}
