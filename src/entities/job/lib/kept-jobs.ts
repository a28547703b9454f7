// Apart from the slice's index: an index with code of its own would bring the whole slice along
// wherever one name of it is imported.

/** The launches that this browser keeps. Dexie loads with the first of them. */
export const loadLaunchStore = () => import('./launch-store');

/** Deletes what this browser keeps about jobs: private data goes with the session. */
export async function forgetJobs(): Promise<void> {
  const [{ forgetLaunches }, { hideJobs }, { deleteLocalDatabase }] = await Promise.all([
    import('../model/launches'),
    import('../model/shown-jobs'),
    loadLaunchStore(),
  ]);
  forgetLaunches();
  hideJobs();
  await deleteLocalDatabase();
}
