import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';

export type PreviewPanelProps = {
  /** The id of the item: names the panel and is its heading. */
  label: ReactNode;
  /** Neighbours in the list; absent at its ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onOpen: () => void;
  onClose: () => void;
  /** Sticky actions. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A panel beside the list, not modal: J and K still move through the list. It overlays the table
 * from 1024 to 1279 px.
 */
export function PreviewPanel({
  label,
  onPrevious,
  onNext,
  onOpen,
  onClose,
  foot,
  children,
}: PreviewPanelProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Preview`}
      className="z-(--z-peek) flex w-(--peek) shrink-0 flex-col border-l border-line bg-surface max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:shadow-3"
    >
      <header className="flex h-10 shrink-0 items-center border-b border-line pr-2 pl-4">
        <span className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{label}</span>
        <IconButton
          icon={ChevronUp}
          size="sm"
          label={t`Previous`}
          shortcut="K"
          disabledReason={!onPrevious && t`This is the first in the list`}
          onClick={onPrevious}
        />
        <IconButton
          icon={ChevronDown}
          size="sm"
          label={t`Next`}
          shortcut="J"
          disabledReason={!onNext && t`This is the last in the list`}
          onClick={onNext}
        />
        <IconButton icon={Maximize2} size="sm" label={t`Open`} shortcut="Enter" onClick={onOpen} />
        <IconButton icon={X} size="sm" label={t`Close`} shortcut="Esc" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {foot && (
        <footer className="flex shrink-0 items-center gap-2 border-t border-line bg-surface p-3">
          {foot}
        </footer>
      )}
    </aside>
  );
}
