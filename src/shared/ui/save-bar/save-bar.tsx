import { Plural, Trans } from '@lingui/react/macro';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Button } from '../button';
import { linkStyles } from '../link';

export type SaveBarProps = {
  /** Number of unsaved fields; the bar is hidden for 0. */
  changes: number;
  /** Number of unsaved fields with errors. */
  problems: number;
  pending: boolean;
  /** Moves focus to the first field with an error. */
  onGoToProblem: () => void;
  onDiscard: () => void;
  onSave: () => void;
};

/** The docked footer of a long form. Ctrl S saves. */
export function SaveBar({
  changes,
  problems,
  pending,
  onGoToProblem,
  onDiscard,
  onSave,
}: SaveBarProps) {
  useEffect(() => {
    if (changes === 0) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!pending) onSave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [changes, pending, onSave]);
  const isShown = changes > 0;
  const entered = useRef<Element>(null);
  useEffect(() => {
    if (isShown) return;
    // The button that was pressed is gone, and with it the focus.
    if (document.activeElement === document.body && entered.current instanceof HTMLElement)
      entered.current.focus({ preventScroll: true });
    entered.current = null;
  }, [isShown]);
  const enter = ({ currentTarget: bar, relatedTarget: from }: FocusEvent<HTMLElement>) => {
    if (bar.contains(from)) return;
    entered.current = from ?? bar.closest('main, dialog');
  };
  if (!isShown) return null;
  return (
    <div
      role="presentation"
      onFocus={enter}
      className="sticky bottom-0 z-(--z-bulkbar) flex min-h-14 items-center gap-3 border-t border-line-strong bg-overlay px-4 py-2 shadow-2 lg:px-6"
    >
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-sm">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-warn" />
        <span className="min-w-0">
          <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
          {problems > 0 && (
            <>
              {', '}
              <button type="button" className={linkStyles.inline} onClick={onGoToProblem}>
                <Plural value={problems} one="# needs fixing" other="# need fixing" />
              </button>
            </>
          )}
        </span>
      </p>
      <Button onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button kind="primary" busy={pending} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
