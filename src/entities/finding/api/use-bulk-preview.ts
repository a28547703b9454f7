import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getPreviewBulkActionQueryKey, previewBulkAction } from '@/shared/api/generated/findings';
import type { BulkPreview, PreviewBulkRequest } from '@/shared/api/generated/model';
import { findingKeys } from './finding-keys';

/**
 * The preview of an action, refetched when findings change. Disabled while `request` is undefined.
 */
const previewQuery = (request: PreviewBulkRequest | undefined) =>
  queryOptions({
    queryKey: [...findingKeys.lists, ...getPreviewBulkActionQueryKey(request)],
    queryFn: async ({ signal }): Promise<BulkPreview | null> =>
      request ? (await previewBulkAction(request, { signal })).data : null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    enabled: request !== undefined,
  });

/**
 * `shown` holds the props of `ChangePreview`. `disabledReason` explains why the action cannot be
 * sent yet, or is false: users confirm only what they have seen.
 * @param nothing message for when no finding would change
 */
export function useBulkPreview(request: PreviewBulkRequest | undefined, nothing?: string) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(previewQuery(request));
  const preview = data ?? undefined;
  const disabledReason =
    request !== undefined &&
    (error !== null
      ? t`Check again first`
      : !preview
        ? t`Calculating the impact`
        : preview.will_change === 0 && (nothing ?? t`Nothing would change`));
  return {
    preview,
    error,
    disabledReason: disabledReason,
    shown: { preview, error, isStale: isPlaceholderData, onRetry: () => void refetch() },
  };
}
