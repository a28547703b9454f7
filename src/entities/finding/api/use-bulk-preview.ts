import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getPreviewBulkActionMutationKey,
  previewBulkAction,
} from '@/shared/api/generated/findings/findings';
import type { BulkPreview, PreviewBulkRequest } from '@/shared/api/generated/model';
import { findingKeys } from './finding-keys';

/** What an action would do, asked anew whenever findings change; nothing is asked while `request` is undefined. */
const previewQuery = (request: PreviewBulkRequest | undefined) =>
  queryOptions({
    queryKey: [...findingKeys.lists, ...getPreviewBulkActionMutationKey(), request],
    queryFn: async ({ signal }): Promise<BulkPreview | null> =>
      request ? (await previewBulkAction(request, { signal })).data : null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    enabled: request !== undefined,
  });

/**
 * `shown` is what `ChangePreview` takes. `notYet` is why the action cannot be sent, or false: nobody sends what they have not seen.
 * @param nothing the words for when no finding would change
 */
export function useBulkPreview(request: PreviewBulkRequest | undefined, nothing?: string) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(previewQuery(request));
  const preview = data ?? undefined;
  const notYet =
    request !== undefined &&
    (error !== null
      ? t`Look again first`
      : !preview
        ? t`Counting what would change`
        : preview.will_change === 0 && (nothing ?? t`Nothing would change`));
  return {
    preview,
    error,
    notYet,
    shown: { preview, error, isOld: isPlaceholderData, onRetry: () => void refetch() },
  };
}
