import type { KeyboardEvent } from 'react';

/**
 * Ctrl Enter or ⌘ Enter submits from any field, text areas included. As the button does: not while
 * the form is being submitted.
 */
export function onCommandEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
