import { queryOptions } from '@tanstack/react-query';
import { getSuggestDevelopersQueryKey, suggestDevelopers } from '@/shared/api/generated/findings';
import type { SuggestDevelopersRequest } from '@/shared/api/generated/model';
import type { FindingTarget } from '../model/target';
import { findingKeys } from './finding-keys';

/**
 * The developers who last changed the findings' code. They are only a hint: without it, the user
 * can still choose any developer.
 */
export const suggestedDevelopers = (target: FindingTarget) => {
  const request: SuggestDevelopersRequest =
    'selection' in target ? { selection: target.selection } : { finding_ids: target.finding_ids };
  return queryOptions({
    queryKey: [...findingKeys.lists, ...getSuggestDevelopersQueryKey(request)],
    queryFn: async ({ signal }) => (await suggestDevelopers(request, { signal })).data,
    retry: false,
  });
};
