import { queryOptions } from '@tanstack/react-query';
import { getFindingsVisit, recordFindingsVisit } from '@/shared/api/generated/findings';
import { findingKeys } from './finding-keys';

/** Interval at which the client keeps the visit alive; the server ends a visit after 30 minutes. */
export const visitBeatMs = 4 * 60_000;

/**
 * Reports that the user is viewing the findings list. The response has the end of the previous
 * visit.
 */
export const findingsVisitQuery = () =>
  queryOptions({
    queryKey: findingKeys.visit,
    queryFn: ({ signal }) => recordFindingsVisit({ signal }),
    staleTime: visitBeatMs,
  });

/** What makes a finding new to the user, since the visit that the other query returns. */
export const findingsNewsQuery = (since: string | null | undefined) =>
  queryOptions({
    // The key is below the lists', so that an import invalidates it: it may be the first report of
    // its repository.
    queryKey: [...findingKeys.lists, 'news', since],
    queryFn: async ({ signal }) => (await getFindingsVisit({ signal })).data,
  });
