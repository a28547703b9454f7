// Separate from the slice's index: an index with its own code would pull in the entire slice
// wherever one of its exports is imported.

/** Loads the store of jobs that this browser started. Dexie loads with it. */
export const loadLaunchStore = () => import('./launch-store');

/** Deletes what this browser stores about jobs, because private data ends with the session. */
export async function deleteStoredJobs(): Promise<void> {
  const [{ clearLaunches }, { hideJobs }, { deleteLocalDatabase }] = await Promise.all([
    import('../model/launches'),
    import('../model/shown-jobs'),
    loadLaunchStore(),
  ]);
  clearLaunches();
  hideJobs();
  await deleteLocalDatabase();
}
