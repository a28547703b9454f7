import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import {
  getGetOwaspCicdChartQueryKey,
  getGetSupplyChainsQueryKey,
  getOwaspCicdChart,
  getSupplyChains,
} from '@/shared/api/generated/charts';
import {
  diffSboms,
  getComponent,
  getDependencyGraph,
  getDiffSbomsQueryKey,
  getGetComponentQueryKey,
  getGetDependencyGraphQueryKey,
  getListComponentsQueryKey,
  getListSbomsQueryKey,
  listComponents,
  listSboms,
} from '@/shared/api/generated/sbom';

export const supplyChainQueries = {
  wall: (repository?: string) => {
    const params = repository === undefined ? {} : { repository: [repository] };
    return queryOptions({
      queryKey: getGetSupplyChainsQueryKey(params),
      queryFn: ({ signal }) => getSupplyChains(params, { signal }),
      placeholderData: keepPreviousData,
    });
  },
  cicd: (repository?: string) => {
    const params = repository === undefined ? {} : { repository: [repository] };
    return queryOptions({
      queryKey: getGetOwaspCicdChartQueryKey(params),
      queryFn: ({ signal }) => getOwaspCicdChart(params, { signal }),
      placeholderData: keepPreviousData,
    });
  },
  components: (q?: string, repository?: string) => {
    const params = {
      sort_field: 'vulnerabilities' as const,
      sort: 'desc' as const,
      page_size: 50,
      ...(q !== undefined && { q }),
      ...(repository !== undefined && { repository: [repository] }),
    };
    return infiniteQueryOptions({
      queryKey: [...getListComponentsQueryKey(params), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        listComponents(pageParam === null ? params : { ...params, cursor: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.meta.next_cursor,
      placeholderData: keepPreviousData,
    });
  },
  /** The SBOMs of a repository, one per subject. */
  sboms: (repository: string) =>
    queryOptions({
      queryKey: getListSbomsQueryKey(repository),
      queryFn: async ({ signal }) => (await listSboms(repository, { signal })).data,
    }),
  /** The dependencies of one SBOM, by its scan. */
  dependencies: (repository: string, bill?: string) => {
    const params = bill === undefined ? {} : { bill };
    return queryOptions({
      queryKey: getGetDependencyGraphQueryKey(repository, params),
      queryFn: ({ signal }) => getDependencyGraph(repository, params, { signal }),
    });
  },
  /** What changed between two scans: added, removed and replaced components. */
  changes: (repository: string, from: string, to: string) =>
    queryOptions({
      queryKey: getDiffSbomsQueryKey(repository, { from, to }),
      queryFn: ({ signal }) => diffSboms(repository, { from, to }, { signal }),
    }),
  component: (id: string) =>
    queryOptions({
      queryKey: getGetComponentQueryKey(id),
      queryFn: async ({ signal }) => (await getComponent(id, { signal })).data,
    }),
};

/** Invalidates everything derived from the SBOMs of a repository. */
export const invalidateSupplyChain = (client: QueryClient, repository: string) =>
  Promise.all(
    [
      getListSbomsQueryKey(repository),
      getGetDependencyGraphQueryKey(repository),
      getListComponentsQueryKey(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
