import { getGetFindingQueryKey, getListFindingsQueryKey } from '@/shared/api/generated/findings';

/** Generated keys, and the one list that is read in pages beside them. */
export const findingKeys = {
  lists: getListFindingsQueryKey(),
  pages: ['pages', ...getListFindingsQueryKey()] as const,
  visit: ['recordFindingsVisit'] as const,
  detail: (id: string) => getGetFindingQueryKey(id),
};
