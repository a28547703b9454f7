import { getGetFindingQueryKey, getListFindingsQueryKey } from '@/shared/api/generated/findings';

/** Generated query keys, and the key of the infinite list. */
export const findingKeys = {
  lists: getListFindingsQueryKey(),
  pages: ['pages', ...getListFindingsQueryKey()] as const,
  visit: ['recordFindingsVisit'] as const,
  detail: (id: string) => getGetFindingQueryKey(id),
};
