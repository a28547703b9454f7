import type { QueryClient } from '@tanstack/react-query';
import { findingQueries, groupQueries, type FindingsSearch } from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { groupingOf } from '../model/grouping';

/** Asks for what the page shows first, so that it opens whole; the page shows what fails. */
export const preloadGroups = (client: QueryClient, search: FindingsSearch) =>
  Promise.allSettled([
    client.infiniteQuery(groupQueries.groups(search, groupingOf(search))),
    client.query(findingQueries.count(search)),
    client.query(chosenColumnsQuery()),
    client.query(savedViewsQuery()),
  ]);
