import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { supplyChainQueries } from '@/entities/supply-chain';
import { listActivity, getListActivityQueryKey } from '@/shared/api/generated/activity';
import {
  getChangesChart,
  getFiguresChart,
  getFindingsByRepositoryChart,
  getFindingsChart,
  getFixTimesChart,
  getGetChangesChartQueryKey,
  getGetFiguresChartQueryKey,
  getGetFindingsByRepositoryChartQueryKey,
  getGetFindingsChartQueryKey,
  getGetFixTimesChartQueryKey,
  getGetOwaspsQueryKey,
  getGetTotalFindingsChartQueryKey,
  getOwasps,
  getTotalFindingsChart,
} from '@/shared/api/generated/charts';
import { getGetClientSetupQueryOptions } from '@/shared/api/generated/client';
import {
  getListFindingFilterOptionsQueryKey,
  getListFindingsQueryKey,
  listFindingFilterOptions,
  listFindings,
} from '@/shared/api/generated/findings';
import { preload } from '@/shared/lib/preload';
import type { SessionUser } from '@/shared/api/generated/model';
import { openFilters } from '#domain/finding-filters';
import { type Figure, figureFilters } from '#domain/overview-figures';
import { can } from '#domain/roles';
import { defaultPeriod, type OverviewSearch } from '../model/overview-search';
import { teamCounts } from '../model/worst';

const placeholderData = keepPreviousData;
/** The page shows those with the most critical and high findings. */
const repositoriesRead = 50;
const fixFirst = 5;

const scopeOf = ({ repository }: OverviewSearch) =>
  repository === undefined ? {} : { repository: [repository] };
const periodOf = (search: OverviewSearch) => ({
  ...scopeOf(search),
  period: search.period ?? defaultPeriod,
});

const dayMs = 86_400_000;

/**
 * Cursors are version-7 UUIDs, so the lowest UUID of a time stands for everything since then. Whole
 * minutes keep the key stable.
 */
export function cursorAt(time: number): string {
  const hex = (Math.floor(time / 60_000) * 60_000).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The remaining setup steps, for users who may change the organization. */
export const setupQuery = getGetClientSetupQueryOptions;

/** One query per card, so that a slow or failed one does not affect the others. */
export const overviewQueries = {
  totals: (search: OverviewSearch) => {
    const params = periodOf(search);
    return queryOptions({
      queryKey: getGetTotalFindingsChartQueryKey(params),
      queryFn: async ({ signal }) => (await getTotalFindingsChart(params, { signal })).data,
      placeholderData,
    });
  },
  trend: (search: OverviewSearch) => {
    const params = periodOf(search);
    return queryOptions({
      queryKey: getGetFindingsChartQueryKey(params),
      queryFn: async ({ signal }) => (await getFindingsChart(params, { signal })).data,
      placeholderData,
    });
  },
  /** The change of each figure. */
  figures: (search: OverviewSearch) => {
    const params = periodOf(search);
    return queryOptions({
      queryKey: getGetFiguresChartQueryKey(params),
      queryFn: async ({ signal }) => (await getFiguresChart(params, { signal })).data,
      placeholderData,
    });
  },
  changes: (search: OverviewSearch, by: 'repository' | 'team') => {
    const params = { ...periodOf(search), by };
    return queryOptions({
      queryKey: getGetChangesChartQueryKey(params),
      queryFn: async ({ signal }) => (await getChangesChart(params, { signal })).data,
      placeholderData,
    });
  },
  fixTimes: (search: OverviewSearch) => {
    const params = periodOf(search);
    return queryOptions({
      queryKey: getGetFixTimesChartQueryKey(params),
      queryFn: async ({ signal }) => (await getFixTimesChart(params, { signal })).data,
      placeholderData,
    });
  },
  fixFirst: (search: OverviewSearch) => {
    const params = { ...scopeOf(search), ...openFilters, page_size: fixFirst };
    return queryOptions({
      queryKey: getListFindingsQueryKey(params),
      queryFn: async ({ signal }) => (await listFindings(params, { signal })).data,
      placeholderData,
    });
  },
  byRepository: (search: OverviewSearch) => {
    const params = { ...scopeOf(search), limit: repositoriesRead };
    return queryOptions({
      queryKey: getGetFindingsByRepositoryChartQueryKey(params),
      queryFn: ({ signal }) => getFindingsByRepositoryChart(params, { signal }),
      placeholderData,
    });
  },
  /**
   * Each number comes from a list with the same filters, because a team owns parts of repositories.
   */
  byTeam: (search: OverviewSearch) => {
    const open = { ...scopeOf(search), ...openFilters, filter_key: 'team' as const };
    return queryOptions({
      queryKey: [...getListFindingFilterOptionsQueryKey(open), 'worst'],
      queryFn: async ({ signal }) => {
        const of = async (filters: object) =>
          (await listFindingFilterOptions({ ...open, ...filters }, { signal })).data.options;
        const all = await of({});
        // If no team has open findings, the other counts are not needed.
        if (all.every(({ count }) => count === 0)) return [];
        const [critical, high, reachable, overdue] = await Promise.all([
          of({ severity: ['critical'] }),
          of({ severity: ['high'] }),
          of(figureFilters.reachable),
          of(figureFilters.overdue),
        ]);
        return teamCounts({ open: all, critical, high, reachable, overdue });
      },
      placeholderData,
    });
  },
  figureByRepository: (search: OverviewSearch, figure: Figure) => {
    const params = {
      ...scopeOf(search),
      ...openFilters,
      filter_key: 'repository' as const,
      ...figureFilters[figure],
    };
    return queryOptions({
      queryKey: getListFindingFilterOptionsQueryKey(params),
      queryFn: async ({ signal }) =>
        (await listFindingFilterOptions(params, { signal })).data.options,
      placeholderData,
    });
  },
  owasp: (search: OverviewSearch) => {
    const params = scopeOf(search);
    return queryOptions({
      queryKey: getGetOwaspsQueryKey(params),
      queryFn: ({ signal }) => getOwasps(params, { signal }),
      placeholderData,
    });
  },
  /** The activity of the last day, newest first. */
  activity: (now: number) => {
    const params = { since: cursorAt(now - dayMs) };
    return queryOptions({
      queryKey: getListActivityQueryKey(params),
      queryFn: ({ signal }) => listActivity(params, { signal }),
      placeholderData,
    });
  },
};

export const preloadOverview = (client: QueryClient, search: OverviewSearch, user: SessionUser) =>
  preload(client, [
    ...(can(user, 'client:manage') ? [setupQuery()] : []),
    overviewQueries.totals(search),
    overviewQueries.trend(search),
    overviewQueries.figures(search),
    overviewQueries.fixFirst(search),
    overviewQueries.byRepository(search),
    overviewQueries.owasp(search),
    supplyChainQueries.wall(search.repository),
  ]);
