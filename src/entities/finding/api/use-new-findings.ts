import { useQuery } from '@tanstack/react-query';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import type { FindingsSearch } from '../model/findings-search';
import { newFindings } from '../model/new-findings';
import { findingsNewsQuery, findingsVisitQuery } from './visit-query';

const none = () => false;

/**
 * Which findings of a list are new. Disabled in the view of new findings, where all of them are.
 */
export function useNewFindings({ new_since: shown }: FindingsSearch) {
  const isWanted = useInitialLoadSettled() && shown !== 'last_visit';
  const visit = useQuery({ ...findingsVisitQuery(), enabled: isWanted }).data?.data;
  const { data = none } = useQuery({
    ...findingsNewsQuery(visit?.since),
    select: newFindings,
    enabled: isWanted && visit !== undefined,
  });
  return isWanted ? data : none;
}
