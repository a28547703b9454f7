import { useQuery } from '@tanstack/react-query';
import { getGetFindingOpinionQueryOptions } from '@/shared/api/generated/findings';

const pollMs = 2000;

/** The second opinion on a finding, polled while the model works on it. */
export const useOpinion = (findingId: string, enabled = true) =>
  useQuery({
    ...getGetFindingOpinionQueryOptions(findingId),
    enabled,
    refetchInterval: ({ state }) => (state.data?.data.job_id ? pollMs : false),
  }).data?.data;
