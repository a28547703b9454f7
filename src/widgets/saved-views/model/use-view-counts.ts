import { useQuery } from '@tanstack/react-query';
import {
  countKey,
  findingCountsQuery,
  findingsVisitQuery,
  queryOf,
  type FindingsSearch,
} from '@/entities/finding';
import { findingViews, readView, useSavedViews } from '@/features/save-view';
import type { FindingCount } from '@/shared/api/generated/model';
import { stripQueries } from './strip-queries';

/**
 * The counts of each view and of each part of the strip above new findings, in one request. It
 * waits until it is known what is new.
 */
export function useViewCounts(search: FindingsSearch): {
  countOf: (query: FindingsSearch) => FindingCount | undefined;
  isPending: boolean;
} {
  const visit = useQuery(findingsVisitQuery());
  const saved = useSavedViews(findingViews.list);
  // In canonical form, by which the counts are looked up.
  const queries = [
    ...stripQueries(search, visit.data?.data.since),
    ...findingViews.standard.map((view) => view.query),
    ...saved.views.map(({ filters }) => readView(filters).query),
  ].map((one) => queryOf(one));
  const { data, isPending } = useQuery({
    ...findingCountsQuery(queries, visit.data?.data.since),
    enabled: !visit.isPending && !saved.isPending,
  });
  return { countOf: (query) => data?.get(countKey(queryOf(query))), isPending };
}
