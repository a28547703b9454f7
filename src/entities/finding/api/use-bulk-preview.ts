import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getPreviewBulkActionMutationKey, previewBulkAction } from '@/shared/api/generated/findings/findings';
import type { BulkPreview, PreviewBulkRequest } from '@/shared/api/generated/model';
import { findingKeys } from './finding-keys';

/** What an action would do, asked anew whenever findings change; nothing is asked while `request` is undefined. */
const previewQuery = (request: PreviewBulkRequest | undefined) =>
  queryOptions({
    queryKey: [...findingKeys.lists, ...getPreviewBulkActionMutationKey(), request],
    queryFn: async ({ signal }): Promise<BulkPreview | null> => (request ? (await previewBulkAction(request, { signal })).data : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    enabled: request !== undefined,
  });

export function useBulkPreview(request: PreviewBulkRequest | undefined) {
  const { data, error, isPlaceholderData, refetch } = useQuery(previewQuery(request));
  return { preview: data ?? undefined, error, isOld: isPlaceholderData, retry: () => void refetch() };
}
