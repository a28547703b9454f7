import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOver, jobQueries } from '@/entities/job';
import {
  getGetPullSourceQueryKey,
  getGetPullSourceQueryOptions,
  getListConnectionsQueryKey,
  pullFindings,
  updatePullSource,
} from '@/shared/api/generated/connectors';
import type { PullSourceKey, UpdatePullSourceRequest } from '@/shared/api/generated/model';

/**
 * Loads the pull configuration of a service, saves it, and starts a pull that is tracked until it
 * ends.
 */
export function usePullSource(source: PullSourceKey) {
  const client = useQueryClient();
  const [jobId, setJobId] = useState('');
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetPullSourceQueryKey(source) }),
      client.invalidateQueries({ queryKey: getListConnectionsQueryKey() }),
    ]);
  const pull = useMutation({
    mutationFn: () => pullFindings(source),
    onSuccess: ({ job_id: id }) => setJobId(id),
  });
  const { data: job } = useQuery({ ...jobQueries.detail(jobId), enabled: jobId !== '' });
  const isEnded = job !== undefined && isOver(job);
  const onEnd = useEffectEvent(() => void refresh());
  // The server reports when a job has ended.
  useEffect(() => {
    if (isEnded) onEnd();
  }, [isEnded]);
  return {
    list: useQuery(getGetPullSourceQueryOptions(source)),
    save: useMutation({
      mutationFn: (body: UpdatePullSourceRequest) => updatePullSource(source, body),
      onSuccess: refresh,
    }),
    pull,
    isPulling: pull.isPending || (jobId !== '' && !isEnded),
    progress: job?.progress,
  };
}
