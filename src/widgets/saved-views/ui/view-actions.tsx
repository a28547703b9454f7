import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useViewActions, type SavedPair, type ViewList } from '@/features/save-view';
import type { SavedFilter } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { copyText } from '@/shared/ui/copy-button';
import { IconButton } from '@/shared/ui/icon-button';
import { chosenTabInSight } from '../model/chosen-tab-in-sight';

interface ViewActionsProps {
  list: ViewList;
  /** The active view, unless it is a built-in one or there is none. */
  view: SavedFilter | undefined;
  onSave: () => void;
  onRename: () => void;
  onRemoved: () => void;
}

export function ViewActions({ list, view, onSave, onRename, onRemoved }: ViewActionsProps) {
  const { t } = useLingui();
  const { remove } = useViewActions(list);
  return (
    <span ref={chosenTabInSight} className="mb-1 flex shrink-0 items-center gap-1">
      {view && (
        <>
          <IconButton
            icon={Pencil}
            size="sm"
            label={t`Rename view ${view.name}`}
            onClick={onRename}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={t`Delete view ${view.name}`}
            onClick={() => remove.mutate(view, { onSuccess: onRemoved })}
          />
        </>
      )}
      <CopyLink />
      <Button kind="quiet" size="sm" icon={Plus} onClick={onSave}>
        <span className="max-md:sr-only">
          <Trans>Save view</Trans>
        </span>
      </Button>
    </span>
  );
}

interface EditedViewActionsProps {
  list: ViewList;
  view: SavedFilter;
  filters: SavedPair[];
  changes: ReactNode;
  onReset: () => void;
  onSaveAsNew: () => void;
}

/** Actions for a view whose filters have changed since it was applied. */
export function EditedViewActions({
  list,
  view,
  filters,
  changes,
  onReset,
  onSaveAsNew,
}: EditedViewActionsProps) {
  const { update } = useViewActions(list);
  const { name, shared, is_default } = view;
  return (
    <span ref={chosenTabInSight} className="mb-1 flex shrink-0 items-center gap-2">
      {changes && <span className="contents max-md:hidden">{changes}</span>}
      <CopyLink />
      <Button kind="quiet" size="sm" onClick={onReset}>
        <Trans>Reset</Trans>
      </Button>
      <Button size="sm" className="max-md:hidden" onClick={onSaveAsNew}>
        <Trans>Save as new</Trans>
      </Button>
      <Button
        kind="primary"
        size="sm"
        icon={Check}
        busy={update.isPending}
        onClick={() => update.mutate({ name, filters, shared, is_default })}
      >
        <Trans>Update</Trans>
      </Button>
    </span>
  );
}

/** Copies the URL with filters and order, without the preview. */
function CopyLink() {
  const { t } = useLingui();
  const copy = () => {
    const url = new URL(globalThis.location.href);
    url.searchParams.delete('peek');
    void copyText(url.href);
  };
  return <IconButton icon={Link2} size="sm" label={t`Copy link to this view`} onClick={copy} />;
}
