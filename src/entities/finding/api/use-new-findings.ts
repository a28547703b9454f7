import { useQuery } from '@tanstack/react-query';
import { getFindingsVisit } from '@/shared/api/generated/findings';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import type { FindingsSearch } from '../model/findings-search';
import { newFindings } from '../model/new-findings';
import { findingKeys } from './finding-keys';
import { findingsVisitQuery } from './visit-query';

const none = () => false;

/** Which findings of a list are new; none in the view of new ones, where all of them are. */
export function useNewFindings({ new_since: shown }: FindingsSearch) {
  const isWanted = useInitialLoadSettled() && shown !== 'last_visit';
  const visit = useQuery({ ...findingsVisitQuery(), enabled: isWanted }).data?.data;
  const { data = none } = useQuery({
    // Among the lists, because an import may be the first report of its repository.
    queryKey: [...findingKeys.lists, 'news', visit?.since],
    queryFn: async ({ signal }) => (await getFindingsVisit({ signal })).data,
    select: newFindings,
    enabled: isWanted && visit !== undefined,
  });
  return isWanted ? data : none;
}
