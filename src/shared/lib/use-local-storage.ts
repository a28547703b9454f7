import { useSyncExternalStore } from 'react';

/**
 * A preference of this browser with a closed set of values. Any other stored value counts as the
 * default.
 */
export function useLocalStorage<const T extends string>(
  key: string,
  allowed: readonly T[],
  initial: T,
): readonly [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key, allowed, initial),
    () => initial,
  );
  return [value, (next) => write(key, next)];
}

/** The same, outside of components. */
export function readStored<const T extends string>(
  key: string,
  allowed: readonly T[],
  initial: T,
): T {
  const raw = read(key);
  return allowed.find((one) => one === raw) ?? initial;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

// Storage may be forbidden or full. The preference then lasts until the page is closed.
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory
  }
  for (const listener of listeners) listener();
}
