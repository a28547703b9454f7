import type { KeyboardEvent } from 'react';

/** Ctrl Enter, or ⌘ Enter, sends from wherever the focus is, a text of many lines included. */
export const onCommandEnter =
  (submit: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
