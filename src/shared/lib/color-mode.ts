import { useEffect, useSyncExternalStore } from 'react';
import { useMedia } from './media';
import { useLocalStorage } from './use-local-storage';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The preference of this browser; `index.html` reads the same key before the first paint. */
export const useColorMode = () => useLocalStorage('parapet-color-mode', colorModes, 'system');

let forced: Exclude<ColorMode, 'system'> | undefined;
const listeners = new Set<() => void>();
const force = (mode: typeof forced) => {
  forced = mode;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Forces a mode while a page is shown (specification, section 4). */
export function useForcedColorMode(mode: Exclude<ColorMode, 'system'>): void {
  useEffect(() => {
    force(mode);
    return () => force(undefined);
  }, [mode]);
}

/** Keeps the document's `data-theme` current. Used once, at the root. */
export function useAppliedColorMode(): void {
  const [mode] = useColorMode();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const insisted = useSyncExternalStore(
    subscribe,
    () => forced,
    () => undefined,
  );
  const chosen = insisted ?? (mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode);
  useEffect(() => {
    document.documentElement.dataset.theme = chosen;
  }, [chosen]);
}
