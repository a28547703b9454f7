import { queryOptions } from '@tanstack/react-query';
import { getFindingsVisit, recordFindingsVisit } from '@/shared/api/generated/findings';
import { findingKeys } from './finding-keys';

/** The server ends a visit after 30 minutes; so often it hears that the user is still there. */
export const visitBeatMs = 4 * 60_000;

/** Says that the user is at the findings list; the answer has the end of the visit before. */
export const findingsVisitQuery = () =>
  queryOptions({
    queryKey: findingKeys.visit,
    queryFn: ({ signal }) => recordFindingsVisit({ signal }),
    staleTime: visitBeatMs,
  });

/** What makes a finding new to the reader, since the visit that the other query answers. */
export const findingsNewsQuery = (since: string | null | undefined) =>
  queryOptions({
    // Among the lists, because an import may be the first report of its repository.
    queryKey: [...findingKeys.lists, 'news', since],
    queryFn: async ({ signal }) => (await getFindingsVisit({ signal })).data,
  });
