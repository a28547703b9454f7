import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filterParams, type FindingsSearch } from '@/entities/finding';
import { compareFindings, getCompareFindingsQueryKey } from '@/shared/api/generated/findings';
import type { FindingComparison } from '#domain/finding-comparison';

export function comparisonQuery(
  { by, repository, before, after }: FindingComparison,
  list: FindingsSearch,
) {
  const params = { by, before, after, ...filterParams(list) };
  return queryOptions({
    queryKey: getCompareFindingsQueryKey(repository, params),
    queryFn: async ({ signal }) => (await compareFindings(repository, params, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
