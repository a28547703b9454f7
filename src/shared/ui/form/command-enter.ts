import type { KeyboardEvent } from 'react';

/** Ctrl Enter or ⌘ Enter submits from any field, text areas included. */
export const onCommandEnter =
  (submit: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
