import { useEffect, useEffectEvent } from 'react';
import { areHotkeysEnabled } from '@/shared/lib/use-hotkeys';
import { focusKind, listCommand, type ListCommand } from './keyboard';

/**
 * One-letter hotkeys of the page. They work everywhere except in fields, open dialogs and menus, so
 * that the user need not focus the table first. Tooltips and toasts do not block them. Users can
 * turn them off.
 */
export function useListKeyboard(run: (command: ListCommand) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (isLetter && !areHotkeysEnabled()) return;
    if (
      event.defaultPrevented ||
      document.querySelector('dialog[open], [popover=auto]:popover-open')
    )
      return;
    const command = listCommand(event, focusKind(event.target));
    if (command !== undefined && run(command)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
