import { queryOptions } from '@tanstack/react-query';
import {
  getSuggestDevelopersMutationKey,
  suggestDevelopers,
} from '@/shared/api/generated/findings/findings';
import type { FindingTarget } from '../model/target';
import { findingKeys } from './finding-keys';

/** Who last changed the code of the findings. A hint: without it everybody can still be chosen. */
export const suggestedDevelopers = (target: FindingTarget) =>
  queryOptions({
    queryKey: [...findingKeys.lists, ...getSuggestDevelopersMutationKey(), target],
    queryFn: async ({ signal }) =>
      (
        await suggestDevelopers(
          'selection' in target
            ? { selection: target.selection }
            : { finding_ids: target.finding_ids },
          { signal },
        )
      ).data,
    retry: false,
  });
