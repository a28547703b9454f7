import { useSyncExternalStore } from 'react';

/**
 * One clock for the page: all ages agree, and change once a minute instead of with every render.
 */
const step = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const notify of listeners) notify();
  }, step);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  // Without subscribers, the clock does not run.
  if (listeners.size === 0 && Date.now() - now > step) now = Date.now();
  return now;
}

export const useNow = (): number => useSyncExternalStore(subscribe, read, read);
