import type { KeyboardEvent } from 'react';

/**
 * Ctrl Enter or ⌘ Enter submits from any field, including text areas. Like the button, it does
 * nothing while the form is being submitted.
 */
export function onCommandEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
