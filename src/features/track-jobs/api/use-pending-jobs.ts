import { useEffect, useState } from 'react';
import { type Job, type StoredLaunch, loadLaunchStore } from '@/entities/job';
import { useSessionUser } from '@/entities/session';

/**
 * Jobs started in this browser that are missing from the server's list: without a response yet, or
 * never received.
 */
export function usePendingJobs(jobs: readonly Job[]): readonly StoredLaunch[] {
  const { client_id: clientId } = useSessionUser();
  const [launches, setLaunches] = useState<readonly StoredLaunch[]>([]);
  useEffect(() => {
    let here = true;
    const read = async () => {
      const { readLaunches } = await loadLaunchStore();
      const found = await readLaunches(clientId);
      if (here) setLaunches(found.filter(({ status }) => status === 'asked' || status === 'lost'));
    };
    void read();
    const timer = setInterval(() => void read(), 2000);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [clientId]);
  return launches.filter((launch) => !jobs.some((job) => job.id === launch.job_id));
}
