import { queryOptions } from '@tanstack/react-query';
import { findingKeys, type FindingTarget } from '@/entities/finding';
import { getListReadyPatchesQueryKey, listReadyPatches } from '@/shared/api/generated/findings';

/** The findings of a selection, or those of a job. */
export type PatchTarget = FindingTarget | { readonly job_id: string };

/** The patches that can be opened; refetched when findings change. */
export const readyPatches = (target: PatchTarget) => {
  // `seen_at` is omitted, because the job checks each finding for changes.
  const request = 'finding_ids' in target ? { finding_ids: target.finding_ids } : target;
  return queryOptions({
    queryKey: [...findingKeys.lists, ...getListReadyPatchesQueryKey(request)],
    queryFn: ({ signal }) => listReadyPatches(request, { signal }),
    staleTime: 0,
    retry: false,
  });
};
