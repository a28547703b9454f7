import { useSyncExternalStore } from 'react';

/** What of the work in the background is on screen: the console, and the results of one run. Opened from toasts, lists and the shell alike. */
export interface ShownWork {
  readonly console: boolean;
  readonly run: string | undefined;
}

let shown: ShownWork = { console: false, run: undefined };
const listeners = new Set<() => void>();

function publish(next: ShownWork): void {
  shown = next;
  for (const tell of listeners) tell();
}

export const showWork = (): void => publish({ ...shown, console: true });
export const hideWork = (): void => publish({ ...shown, console: false });
export const showRun = (run: string): void => publish({ ...shown, run });
export const hideRun = (): void => publish({ ...shown, run: undefined });

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
export const readShownWork = (): ShownWork => shown;

export const useShownWork = (): ShownWork =>
  useSyncExternalStore(subscribe, readShownWork, readShownWork);
