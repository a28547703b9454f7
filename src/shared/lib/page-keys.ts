import { useEffect, useEffectEvent } from 'react';
import { readStored, useStored } from './stored';

const key = 'parapet-letter-keys';
const words = ['on', 'off'] as const;

/** One-letter shortcuts get in the way of voice control: everyone may switch them off (WCAG 2.1.4). */
export function useLetterKeys(): readonly [boolean, (on: boolean) => void] {
  const [word, write] = useStored(key, words, 'on');
  return [word === 'on', (on) => write(on ? 'on' : 'off')];
}

export const letterKeysAreOn = (): boolean => readStored(key, words, 'on') === 'on';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a key without Ctrl, Alt or ⌘ means the page: nobody types, no dialog is open, shortcuts are on. */
export const meansThePage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null &&
  letterKeysAreOn();

/** In the order in which they are asked. */
const listening: ((event: KeyboardEvent) => void)[] = [];
const ask = (event: KeyboardEvent) => {
  for (const press of [...listening]) press(event);
};

/**
 * Single keys that work anywhere on the page while it is shown. Letters are written as they are typed: `j`, `?`. A page may give a key of the frame around it
 * another meaning: the frame is asked last.
 */
export function usePageKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  of: 'page' | 'frame' = 'page',
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || !meansThePage(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    if (listening.length === 0) addEventListener('keydown', ask);
    if (of === 'frame') listening.push(listen);
    else listening.unshift(listen);
    return () => {
      listening.splice(listening.indexOf(listen), 1);
      if (listening.length === 0) removeEventListener('keydown', ask);
    };
  }, [of]);
}
