import { useEffect, useEffectEvent } from 'react';
import { useHotkeys } from '@/shared/lib/use-hotkeys';

type ShellKeys = {
  onPalette: () => void;
  onShortcuts: () => void;
  onSidebar: () => void;
  onGo: (() => void) | undefined;
};

/**
 * Global hotkeys. One-letter keys are ignored while the user types or a dialog is open; the
 * palette's key always works.
 */
export function useShellKeys({ onPalette, onShortcuts, onSidebar, onGo }: ShellKeys): void {
  useHotkeys({ '?': onShortcuts, '[': onSidebar, g: onGo }, 'frame');
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
