import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * A native modal dialog that is open while mounted. The browser keeps focus inside, makes the rest
 * inert and restores focus on close. `ask` is called when the user wants to close it: Esc, the
 * backdrop, or the phone's back gesture.
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
    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    // A single selector list would match whichever comes first in the document.
    const asking = find('[data-autofocus]');
    const first = asking ?? find('input:not([type="hidden"]):not(:disabled), textarea, select');
    // As with Tab: focuses the checked radio button of a group.
    const chosen = first?.matches('[type=radio]') && find('[type=radio]:checked:not(:disabled)');
    // A combobox that did not ask for the focus keeps its list closed: it would cover the dialog.
    if (!asking) dialog.dataset['opening'] = '';
    (chosen || first)?.focus();
    delete dialog.dataset['opening'];
    return () => dialog.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    // Chrome does not let a page cancel the `cancel` event of a second consecutive Esc, but it lets
    // the page cancel the key press.
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    },
    // Only a press that started on the backdrop counts, not a text selection that ended there.
    onMouseDown: (event) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && pressedScrim.current) ask();
    },
  };
}
