import { useQuery } from '@tanstack/react-query';
import { isOver, jobQueries, type Job } from '@/entities/job';

const none: readonly Job[] = [];

/** The newest jobs as the tracker cached them; this hook sends no request. */
export function useTrackedJobs(): {
  jobs: readonly Job[];
  running: readonly Job[];
  isKnown: boolean;
} {
  const { data } = useQuery(jobQueries.newest());
  const jobs = data?.data ?? none;
  return { jobs, running: jobs.filter((job) => !isOver(job)), isKnown: data !== undefined };
}
