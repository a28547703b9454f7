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

/** What is pulled from a service, with saving and a pull that is followed to its end. */
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
  // The end of a job comes from the server.
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
