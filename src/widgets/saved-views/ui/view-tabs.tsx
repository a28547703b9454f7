import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  activeFilterKeys,
  describeFilter,
  filtersOf,
  queryOf,
  type FindingsSearch,
} from '@/entities/finding';
import {
  readView,
  sameQuery,
  SaveViewDialog,
  standardViews,
  useChosenView,
  useSavedViews,
  useViewActions,
  writeView,
} from '@/features/save-view';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Tabs } from '@/shared/ui/tabs';
import { countText } from '@/shared/lib/count';
import { lazyComponent } from '@/shared/lib/lazy-component';

const ViewChanges = lazyComponent(() =>
  import('./view-changes').then((module) => module.ViewChanges),
);

interface ViewTabsProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  panelId: string;
  total: number | undefined;
  exact: boolean;
}

const own = 'own';
const savedId = (name: string) => `saved:${name}`;

/** Saved views as tabs. A query that matches no view gets a tab of its own. */
export function ViewTabs({ search, onSearch, panelId, total, exact }: ViewTabsProps) {
  const { t, i18n } = useLingui();
  const { views, failed, isFetching, refetch } = useSavedViews();
  const { update, remove } = useViewActions();
  const chosenView = useChosenView();
  const [saving, setSaving] = useState(false);
  const query = queryOf(search);
  const active =
    search.view === undefined ? undefined : views.find((view) => view.name === search.view);
  const isEdited = active !== undefined && !sameQuery(readView(active.filters).query, query);
  const standard = active ? undefined : standardViews.find((view) => sameQuery(view.query, query));
  const value = active ? savedId(active.name) : (standard?.id ?? own);
  const count = total === undefined ? undefined : `${countText(i18n, total)}${exact ? '' : '+'}`;
  const withCount = (id: string) => (id === value && count !== undefined ? { count } : {});

  const show = (next: FindingsSearch) => {
    const { sort, sort_field, group } = search;
    onSearch({
      ...next,
      ...(sort && { sort }),
      ...(sort_field && { sort_field }),
      ...(group && { group }),
    });
  };
  const choose = (id: string) => {
    const fixed = standardViews.find((view) => view.id === id);
    if (fixed) {
      show(fixed.query);
      return;
    }
    const view = views.find((one) => savedId(one.name) === id);
    if (view) show(chosenView(view));
  };
  const described = activeFilterKeys(search).flatMap((key) => {
    const filter = filtersOf(search)[key];
    if (filter === undefined) return [];
    const { field, operator, value: words } = describeFilter(i18n, key, filter);
    return [`${field} ${operator} ${words}`];
  });

  return (
    <>
      <div className="flex shrink-0 items-end gap-2 bg-surface px-4 [box-shadow:inset_0_-1px_0_var(--p-line)] lg:px-6">
        <div className="min-w-0 flex-1">
          <Tabs
            label={t`Views`}
            panelId={panelId}
            value={value}
            onChange={choose}
            tabs={[
              ...standardViews.map((view) => ({
                id: view.id,
                label: i18n._(view.name),
                ...withCount(view.id),
              })),
              ...views.map((view) => ({
                id: savedId(view.name),
                label: view.name,
                edited: view === active && isEdited && t`Edited`,
                ...withCount(savedId(view.name)),
              })),
              ...(value === own
                ? [{ id: own, label: <Trans>Filtered</Trans>, ...withCount(own) }]
                : []),
            ]}
            end={
              <span className="mb-1 flex items-center gap-1">
                {active && !isEdited && (
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={t`Delete view ${active.name}`}
                    onClick={() => remove.mutate(active, { onSuccess: () => show(query) })}
                  />
                )}
                {!isEdited && (
                  <Button kind="quiet" size="sm" icon={Plus} onClick={() => setSaving(true)}>
                    <span className="max-md:sr-only">
                      <Trans>Save view</Trans>
                    </span>
                  </Button>
                )}
              </span>
            }
          />
        </div>
        {active && isEdited && (
          <span className="mb-1 flex shrink-0 items-center gap-2">
            <span className="contents max-md:hidden">
              <ViewChanges
                name={active.name}
                shared={active.shared}
                saved={readView(active.filters).query}
                search={search}
                onSearch={onSearch}
              />
            </span>
            <Button kind="quiet" size="sm" onClick={() => choose(savedId(active.name))}>
              <Trans>Reset</Trans>
            </Button>
            <Button size="sm" className="max-md:hidden" onClick={() => setSaving(true)}>
              <Trans>Save as new</Trans>
            </Button>
            <Button
              kind="primary"
              size="sm"
              icon={Check}
              busy={update.isPending}
              onClick={() =>
                update.mutate({
                  name: active.name,
                  filters: writeView(query),
                  shared: active.shared,
                  is_default: active.is_default,
                })
              }
            >
              <Trans>Update</Trans>
            </Button>
          </span>
        )}
        {saving && (
          <SaveViewDialog
            query={query}
            described={described}
            views={views}
            onClose={() => setSaving(false)}
            onSaved={(name) => {
              setSaving(false);
              show({ ...query, view: name });
            }}
          />
        )}
      </div>
      {failed && (
        <div
          role="status"
          className="flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line bg-surface px-4 py-1 text-xs text-ink-3 lg:px-6"
        >
          <Trans>Couldn’t load your saved views.</Trans>
          <Button kind="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
