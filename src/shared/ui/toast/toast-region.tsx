import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ToastItem } from './toast-item';
import { toastStore } from './toast-store';
import { rememberUndo, undoLast } from './undo-last';
import { isTyping } from '@/shared/lib/use-hotkeys';

/**
 * Render once, at the root. Full width on phones, above the tab bar; 24rem at the bottom right from
 * 640 px.
 */
export function ToastRegion() {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const newest = toasts[0]?.id;

  // Reopened for each toast: the top layer is a stack, and a dialog may have opened since.
  useLayoutEffect(() => {
    region.current?.togglePopover(false);
    if (newest !== undefined) region.current?.togglePopover(true);
  }, [newest]);

  useEffect(rememberUndo, [toasts]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') === null && undoLast()) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t`Messages`}
      className="pointer-events-none fixed inset-auto right-2 bottom-16 left-2 m-0 w-auto overflow-visible bg-transparent sm:right-4 sm:bottom-4 sm:left-auto sm:w-(--toast)"
    >
      <div className="flex flex-col gap-3">
        {toasts.map((one) => (
          <ToastItem key={one.id} {...one} />
        ))}
      </div>
    </section>
  );
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;
