import { useLingui } from '@lingui/react/macro';
import { Check, Trash2 } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';

interface EntryActionsProps {
  title: string;
  unread: boolean;
  onRead: () => void;
  onRemove: () => void;
}

/** Reserves the space of an absent button, so that the times stay aligned. */
export function EntryActions({ title, unread, onRead, onRemove }: EntryActionsProps) {
  const { t } = useLingui();
  return (
    <span className="flex shrink-0">
      {unread ? (
        <IconButton icon={Check} size="sm" label={t`Mark as read: ${title}`} onClick={onRead} />
      ) : (
        <span className="size-control-sm max-sm:hidden" />
      )}
      <IconButton icon={Trash2} size="sm" label={t`Delete: ${title}`} onClick={onRemove} />
    </span>
  );
}
