import { useEffect, useEffectEvent } from 'react';
import { readStored, useLocalStorage } from './use-local-storage';

const key = 'parapet-letter-keys';
const settings = ['on', 'off'] as const;

/**
 * Single-letter shortcuts interfere with voice control, so users can turn them off (WCAG 2.1.4).
 */
export function useHotkeysSetting(): readonly [boolean, (on: boolean) => void] {
  const [word, write] = useLocalStorage(key, settings, 'on');
  return [word === 'on', (on) => write(on ? 'on' : 'off')];
}

export const areHotkeysEnabled = (): boolean => readStored(key, settings, 'on') === 'on';

/** A radio button does not use letters, so that hotkeys keep working after a choice. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio]), textarea, select'));

/**
 * Whether a key press is a page shortcut: no Ctrl, Alt or ⌘, the user is not typing, no dialog is
 * open, and shortcuts are on.
 */
export const isHotkeyEvent = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null &&
  areHotkeysEnabled();

/** Called in this order. A handler that acts prevents the default, which stops the later ones. */
const handlers: ((event: KeyboardEvent) => void)[] = [];
const dispatch = (event: KeyboardEvent) => {
  for (const press of [...handlers]) press(event);
};

/**
 * Single-key shortcuts while the component is mounted, by `KeyboardEvent.key`: `j`, `?`. The page's
 * shortcuts take precedence over those of the surrounding shell.
 */
export function useHotkeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  of: 'page' | 'frame' = 'page',
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || !isHotkeyEvent(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    if (handlers.length === 0) addEventListener('keydown', dispatch);
    if (of === 'frame') handlers.push(listen);
    else handlers.unshift(listen);
    return () => {
      handlers.splice(handlers.indexOf(listen), 1);
      if (handlers.length === 0) removeEventListener('keydown', dispatch);
    };
  }, [of]);
}
