import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  RenameViewDialog,
  sameQuery,
  SaveViewDialog,
  useChosenView,
  useSavedViews,
  type ViewKind,
  writeView,
} from '@/features/save-view';
import type { SavedFilter } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { EditedViewActions, ViewActions } from './lazy';

interface SavedViewTabsProps<Query extends object> {
  kind: ViewKind<Query>;
  /** The active filters, in canonical form. */
  query: Query;
  /** The name of the saved view that they come from. */
  view: string | undefined;
  onShow: (query: Query, view: string | undefined) => void;
  /** The filters as text. */
  described: readonly string[];
  panelId: string;
  /** The count of the displayed list. */
  count: string | undefined;
  /** Renders the count of an inactive view. */
  counted?: (query: Query) => ReactNode;
  /** Renders an icon before the name of an important view. */
  iconOf?: (query: Query) => ReactNode;
  /** Renders the differences from the active view, if the list can describe them. */
  changes?: (view: SavedFilter) => ReactNode;
  className?: string;
}

const own = 'own';
const savedId = (name: string) => `saved:${name}`;

/** Saved views as tabs. A query that matches no view gets an additional tab. */
export function SavedViewTabs<Query extends object>({
  kind,
  query,
  view,
  onShow,
  described,
  panelId,
  count,
  counted,
  iconOf,
  changes,
  className,
}: SavedViewTabsProps<Query>) {
  const { t, i18n } = useLingui();
  const { list, standard, read } = kind;
  const { views, failed, isFetching, refetch } = useSavedViews(list);
  const chosenView = useChosenView(kind);
  const [dialog, setDialog] = useState<'save' | 'rename'>();
  const close = () => setDialog(undefined);
  const active = view === undefined ? undefined : views.find(({ name }) => name === view);
  const isEdited = active !== undefined && !sameQuery(read(active.filters).query, query);
  const fixed = active ? undefined : standard.find((one) => sameQuery(one.query, query));
  const value = active ? savedId(active.name) : (fixed?.id ?? own);
  const withCount = (id: string) => (id === value && count !== undefined ? { count } : {});

  const labelOf = (id: string, name: string, query: Query) => (
    <>
      {iconOf?.(query)}
      {name}
      {(id !== value || (count === undefined && !isEdited)) && counted?.(query)}
    </>
  );

  const choose = (id: string) => {
    const chosen = standard.find((one) => one.id === id);
    if (chosen) {
      onShow(chosen.query, undefined);
      return;
    }
    const saved = views.find(({ name }) => savedId(name) === id);
    if (saved) onShow(chosenView(saved), saved.name);
  };
  const showAs = (name: string) => {
    close();
    onShow(query, name);
  };

  return (
    <>
      <div
        className={cx(
          'flex shrink-0 items-end gap-2 bg-surface [box-shadow:inset_0_-1px_0_var(--p-line)]',
          className,
        )}
      >
        <div className="min-w-0 flex-1">
          <Tabs
            label={t`Views`}
            panelId={panelId}
            value={value}
            onChange={choose}
            tabs={[
              ...standard.map((one) => ({
                id: one.id,
                label: labelOf(one.id, i18n._(one.name), one.query),
                ...withCount(one.id),
              })),
              ...views.map((one) => ({
                id: savedId(one.name),
                label: labelOf(savedId(one.name), one.name, read(one.filters).query),
                edited: one === active && isEdited && t`Edited`,
                ...withCount(savedId(one.name)),
              })),
              ...(value === own
                ? [{ id: own, label: <Trans>Filtered</Trans>, ...withCount(own) }]
                : []),
            ]}
            end={
              !isEdited && (
                <ViewActions
                  view={active}
                  onSave={() => setDialog('save')}
                  onRename={() => setDialog('rename')}
                  onRemoved={() => onShow(query, undefined)}
                  list={list}
                />
              )
            }
          />
        </div>
        {active && isEdited && (
          <EditedViewActions
            view={active}
            list={list}
            filters={writeView(query)}
            changes={changes?.(active)}
            onReset={() => choose(savedId(active.name))}
            onSaveAsNew={() => setDialog('save')}
          />
        )}
        {dialog === 'save' && (
          <SaveViewDialog
            list={list}
            query={query}
            described={described}
            views={views}
            onClose={close}
            onSaved={showAs}
          />
        )}
        {dialog === 'rename' && active && (
          <RenameViewDialog list={list} view={active} onClose={close} onRenamed={showAs} />
        )}
      </div>
      {failed && (
        <div
          role="status"
          className={cx(
            'flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line bg-surface py-1 text-xs text-ink-3',
            className,
          )}
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
