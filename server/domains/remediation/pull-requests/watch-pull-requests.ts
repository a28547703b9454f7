// Checks open pull requests that Parapet created until they are merged or closed, and notifies
// their authors.
import type { Deps } from '../../../platform/deps.ts';
import { releaseIneffectiveMerges } from './merged-still-found.ts';
import { sampleOpenPulls, listOpenPulls } from './open-pulls.ts';
import { openReadyPulls } from './open-ready-pulls.ts';
import type { Watched } from './change-open.ts';
import { checkOpenPulls } from './check-open-pulls.ts';

const minute = 60_000;
const everyMinutes = 5;

/** Checks every open pull request once, then opens those that the settings request. */
export const watchPullRequests = async (deps: Deps): Promise<void> => {
  await checkOpenPulls(deps, await sampleOpenPulls(deps));
  await releaseIneffectiveMerges(deps);
  await openReadyPulls(deps);
};

/** Checks the open pull requests of one repository after its host has reported a change. */
export const watchRepository = async (
  deps: Deps,
  repository: Omit<Watched, 'number'>,
): Promise<void> => checkOpenPulls(deps, await listOpenPulls(deps, repository));

/** Checks every few minutes, never concurrently. Returns a function that stops it. */
export const scheduleWatch = (deps: Deps): (() => void) => {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    watchPullRequests(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'pull requests not looked at');
      })
      .finally(() => {
        isLooking = false;
      });
  }, everyMinutes * minute).unref();
  return () => clearInterval(timer);
};
