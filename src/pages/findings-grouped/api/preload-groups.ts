import type { QueryClient } from '@tanstack/react-query';
import { findingQueries, groupQueries, type FindingsSearch } from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { groupingOf } from '../model/grouping';

/** Preloads the page's first data, so that it renders at once; the page shows errors. */
export const preloadGroups = (client: QueryClient, search: FindingsSearch) =>
  Promise.allSettled([
    client.infiniteQuery(groupQueries.groups(search, groupingOf(search))),
    client.query(findingQueries.count(search)),
    client.query(chosenColumnsQuery()),
    client.query(savedViewsQuery()),
  ]);
