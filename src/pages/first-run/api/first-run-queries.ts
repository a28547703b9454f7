import { queryOptions } from '@tanstack/react-query';
import { isFinished } from '@/entities/scan';
import { getGetClientSetupQueryOptions } from '@/shared/api/generated/client';
import { getListFindingsQueryKey, listFindings } from '@/shared/api/generated/findings';
import { getListScansQueryKey, listScans } from '@/shared/api/generated/scans';
import { openFilters } from '#domain/finding-filters';

const pollMs = 1000;

/** The newest scans, polled until all have ended. */
export const newestScansQuery = () => {
  const params = { page_size: 20 };
  return queryOptions({
    queryKey: getListScansQueryKey(params),
    queryFn: async ({ signal }) => (await listScans(params, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.every(isFinished) ? false : pollMs),
  });
};

/** The finding to look at first. */
export const mostUrgentQuery = (isScanning: boolean) => {
  const params = { ...openFilters, page_size: 1 };
  return queryOptions({
    // Separate from list queries, which store only the rows.
    queryKey: [...getListFindingsQueryKey(params), 'first'],
    queryFn: ({ signal }) => listFindings(params, { signal }),
    refetchInterval: isScanning ? pollMs : false,
  });
};

/** Polled until a pipeline has used a token. */
export const pipelineStepQuery = () => ({
  ...getGetClientSetupQueryOptions(),
  refetchInterval: ({ state }: { state: { data?: PipelineAnswer | undefined } }) =>
    state.data?.data.some(({ step, done }) => step === 'pipeline' && done) ? false : 3 * pollMs,
});

type PipelineAnswer = { data: readonly { step: string; done: boolean }[] };
