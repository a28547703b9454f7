import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCompareFindingsQueryKey } from '@/shared/api/generated/findings';
import { checkGate } from '@/shared/api/generated/policies';
import type { FindingComparison } from '#domain/finding-comparison';

/**
 * Whether the branch would pass the organization's own rules with what the other lacks. The gate
 * judges branches as they are now: of scans and days of the past it says nothing.
 */
export const gateQuery = ({ by, repository, before, after }: FindingComparison) =>
  queryOptions({
    // Invalidated with the comparison.
    queryKey: [...getCompareFindingsQueryKey(repository, { by, before, after }), 'gate'],
    queryFn: ({ signal }) =>
      checkGate({ repository, branch: after, base: before, new_only: true }, { signal }),
    enabled: by === 'branches' && before !== after,
    placeholderData: keepPreviousData,
    retry: false,
  });
