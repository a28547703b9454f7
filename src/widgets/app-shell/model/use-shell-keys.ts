import { useEffect, useEffectEvent } from 'react';
import { usePageKeys } from '@/shared/lib/page-keys';

type ShellKeys = {
  onPalette: () => void;
  onShortcuts: () => void;
  onSidebar: () => void;
  onWork: () => void;
};

/** Keys that work on every page. One-letter keys rest while somebody types or a dialog is open; the palette's never rest. */
export function useShellKeys({ onPalette, onShortcuts, onSidebar, onWork }: ShellKeys): void {
  usePageKeys({ '?': onShortcuts, '[': onSidebar, a: onWork }, 'frame');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      !(event.ctrlKey || event.metaKey) ||
      event.key.toLowerCase() !== 'k'
    )
      return;
    event.preventDefault();
    onPalette();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
