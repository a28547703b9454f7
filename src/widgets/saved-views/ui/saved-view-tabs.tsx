import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  RenameViewDialog,
  sameQuery,
  SaveViewDialog,
  useChosenView,
  useSavedViews,
  useViewActions,
  type ViewKind,
  writeView,
} from '@/features/save-view';
import type { SavedFilter } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Tabs } from '@/shared/ui/tabs';

interface SavedViewTabsProps<Query extends object> {
  kind: ViewKind<Query>;
  /** The filters that are shown, in canonical form. */
  query: Query;
  /** The saved view that they come from, by its name. */
  view: string | undefined;
  onShow: (query: Query, view: string | undefined) => void;
  /** The filters in words. */
  described: readonly string[];
  panelId: string;
  /** Of the list that is shown. */
  count: string | undefined;
  /** What differs from the active view, where the list can say it. */
  changes?: (view: SavedFilter) => ReactNode;
  className?: string;
}

const own = 'own';
const savedId = (name: string) => `saved:${name}`;

/** Saved views as tabs. A query that matches no view gets a tab of its own. */
export function SavedViewTabs<Query extends object>({
  kind,
  query,
  view,
  onShow,
  described,
  panelId,
  count,
  changes,
  className,
}: SavedViewTabsProps<Query>) {
  const { t, i18n } = useLingui();
  const { list, standard, read } = kind;
  const { views, failed, isFetching, refetch } = useSavedViews(list);
  const { update, remove } = useViewActions(list);
  const chosenView = useChosenView(kind);
  const [dialog, setDialog] = useState<'save' | 'rename'>();
  const close = () => setDialog(undefined);
  const active = view === undefined ? undefined : views.find(({ name }) => name === view);
  const isEdited = active !== undefined && !sameQuery(read(active.filters).query, query);
  const fixed = active ? undefined : standard.find((one) => sameQuery(one.query, query));
  const value = active ? savedId(active.name) : (fixed?.id ?? own);
  const withCount = (id: string) => (id === value && count !== undefined ? { count } : {});

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
              ...standard.map(({ id, name }) => ({ id, label: i18n._(name), ...withCount(id) })),
              ...views.map((one) => ({
                id: savedId(one.name),
                label: one.name,
                edited: one === active && isEdited && t`Edited`,
                ...withCount(savedId(one.name)),
              })),
              ...(value === own
                ? [{ id: own, label: <Trans>Filtered</Trans>, ...withCount(own) }]
                : []),
            ]}
            end={
              <span className="mb-1 flex items-center gap-1">
                {active && !isEdited && (
                  <>
                    <IconButton
                      icon={Pencil}
                      size="sm"
                      label={t`Rename view ${active.name}`}
                      onClick={() => setDialog('rename')}
                    />
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={t`Delete view ${active.name}`}
                      onClick={() =>
                        remove.mutate(active, { onSuccess: () => onShow(query, undefined) })
                      }
                    />
                  </>
                )}
                {!isEdited && (
                  <Button kind="quiet" size="sm" icon={Plus} onClick={() => setDialog('save')}>
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
            {changes && <span className="contents max-md:hidden">{changes(active)}</span>}
            <Button kind="quiet" size="sm" onClick={() => choose(savedId(active.name))}>
              <Trans>Reset</Trans>
            </Button>
            <Button size="sm" className="max-md:hidden" onClick={() => setDialog('save')}>
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
