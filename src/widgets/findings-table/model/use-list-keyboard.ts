import { useEffect, useEffectEvent } from 'react';
import { letterKeysAreOn } from '@/shared/lib/page-keys';
import { focusKind, listCommand, type ListCommand } from './keyboard';

/**
 * One-letter keys of the page. They act from anywhere on it except in fields, open dialogs and menus,
 * so that a person never has to find the table first. A hint or a message that is shown takes no key away.
 * Letters rest where the person has switched them off.
 */
export function useListKeyboard(run: (command: ListCommand) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (isLetter && !letterKeysAreOn()) return;
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
