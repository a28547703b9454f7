import { useEffect, useEffectEvent } from 'react';

type ShellKeys = { onPalette: () => void; onShortcuts: () => void; onSidebar: () => void };

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Keys that work on every page. One-letter keys rest while somebody types or a dialog is open. */
export function useShellKeys({ onPalette, onShortcuts, onSidebar }: ShellKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const action = command && event.key.toLowerCase() === 'k' ? onPalette : command ? undefined : event.key === '?' ? onShortcuts : event.key === '[' ? onSidebar : undefined;
    if (action === undefined) return;
    if (!command && (isTyping(event.target) || document.querySelector('dialog[open]') !== null)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
