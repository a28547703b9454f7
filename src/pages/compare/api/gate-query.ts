import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCompareFindingsQueryKey } from '@/shared/api/generated/findings';
import { checkGate } from '@/shared/api/generated/policies';
import type { FindingComparison } from '#domain/finding-comparison';

/**
 * Whether the branch would pass the organization's gate rules with the findings that the other
 * branch lacks. The gate evaluates branches in their current state, so it does not apply to scans
 * and past days.
 */
export const gateQuery = ({ by, repository, before, after }: FindingComparison) =>
  queryOptions({
    // Below the comparison's key, so that both are invalidated together.
    queryKey: [...getCompareFindingsQueryKey(repository, { by, before, after }), 'gate'],
    queryFn: ({ signal }) =>
      checkGate({ repository, branch: after, base: before, new_only: true }, { signal }),
    enabled: by === 'branches' && before !== after,
    placeholderData: keepPreviousData,
    retry: false,
  });
