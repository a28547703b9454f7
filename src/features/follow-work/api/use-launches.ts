import { useEffect, useState } from 'react';
import type { Job } from '@/entities/job';
import { useSessionUser } from '@/entities/session';
import type { KeptLaunch } from '@/shared/lib/local-db';

/** Launches of this browser that the server's list does not tell about: not answered yet, or never arrived. */
export function useLaunches(jobs: readonly Job[]): readonly KeptLaunch[] {
  const { client_id: clientId } = useSessionUser();
  const [launches, setLaunches] = useState<readonly KeptLaunch[]>([]);
  useEffect(() => {
    let here = true;
    const read = async () => {
      const { readLaunches } = await import('@/shared/lib/local-db');
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
