import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * A native modal dialog that is open while it is mounted. The browser keeps focus inside, the rest inert, and gives focus back at the end.
 * `ask` is called when a person wants out (Esc, scrim, the phone's back gesture).
 */
export function useModal(ask: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>(
      '[data-autofocus], input:not([type="hidden"]):not(:disabled), textarea, select',
    );
    first?.focus();
    return () => dialog.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    // A second Esc in a row cannot be cancelled as `cancel`, but its key press can.
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    },
    // Only a press that began on the scrim counts, not a text selection that ended there.
    onMouseDown: (event) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && pressedScrim.current) ask();
    },
  };
}
