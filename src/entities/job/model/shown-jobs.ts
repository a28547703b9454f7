import { useSyncExternalStore } from 'react';

/**
 * The job views that are open: the panel with all jobs, or the result of one, by its id. Toasts,
 * lists and the shell open them.
 */
export interface ShownJobs {
  readonly panel: boolean;
  readonly job: string | undefined;
}

let shown: ShownJobs = { panel: false, job: undefined };
const listeners = new Set<() => void>();

function publish(next: ShownJobs): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const showJobsPanel = (): void => publish({ ...shown, panel: true });
export const hideJobsPanel = (): void => publish({ ...shown, panel: false });
export const showJob = (job: string): void => publish({ ...shown, job });
export const hideJob = (): void => publish({ ...shown, job: undefined });
/** Called when the session ends, because the next user of this tab did not open them. */
export const hideJobs = (): void => publish({ panel: false, job: undefined });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const readShownJobs = (): ShownJobs => shown;

export const useShownJobs = (): ShownJobs =>
  useSyncExternalStore(subscribe, readShownJobs, readShownJobs);
