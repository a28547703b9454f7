/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  BillList,
  ComponentDiff,
  ComponentDocument,
  ComponentList,
  DependencyGraph,
  DiffSbomsParams,
  ExportSbomParams,
  GetDependencyGraphParams,
  ListComponentsParams,
  ListSbomFindingsParams,
  SbomFindingDocument,
  SbomFindingList,
} from './model';

/**
 * Findings about components, the highest priority first, without duplicates. Every user may call it, and an API token that reads components; developers and partners get the findings that they may see. `q` searches component, vulnerability and title. A filter that matches none gets an empty page.
 * @summary Vulnerabilities of components
 */
export const listSbomFindings = (
  params?: Omit<ListSbomFindingsParams, 'fields'>,
  options?: RequestInit,
): Promise<SbomFindingList> =>
  http<SbomFindingList>(`/sbom-findings${queryString(params)}`, { ...options, method: 'GET' });

export const getListSbomFindingsQueryKey = (params?: Omit<ListSbomFindingsParams, 'fields'>) =>
  ['sbom-findings', ...(params ? [params] : [])] as const;

export const getListSbomFindingsQueryOptions = (params?: Omit<ListSbomFindingsParams, 'fields'>) =>
  queryOptions<SbomFindingList, ApiError>({
    queryKey: getListSbomFindingsQueryKey(params),
    queryFn: ({ signal }) => listSbomFindings(params, { signal }),
  });

/**
 * One finding about a component, with the component's version, package URL and fixed version. Every user may call it, and an API token that reads components. A finding that names no component, or that the caller may not see, returns 404.
 * @summary A vulnerability of a component
 */
export const getSbomFinding = (id: string, options?: RequestInit): Promise<SbomFindingDocument> =>
  http<SbomFindingDocument>(`/sbom-findings/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetSbomFindingQueryKey = (id: string) => ['sbom-findings', id] as const;

export const getGetSbomFindingQueryOptions = (id: string) =>
  queryOptions<SbomFindingDocument, ApiError>({
    queryKey: getGetSbomFindingQueryKey(id),
    queryFn: ({ signal }) => getSbomFinding(id, { signal }),
  });

/**
 * For the page of components: what the current SBOMs of all repositories list, with licences and open vulnerabilities. Every user may call it, and an API token that reads components; developers and partners get those of repositories that they may see. A filter that matches none gets an empty page.
 * @summary Components
 */
export const listComponents = (
  params?: Omit<ListComponentsParams, 'fields'>,
  options?: RequestInit,
): Promise<ComponentList> =>
  http<ComponentList>(`/components${queryString(params)}`, { ...options, method: 'GET' });

export const getListComponentsQueryKey = (params?: Omit<ListComponentsParams, 'fields'>) =>
  ['components', ...(params ? [params] : [])] as const;

export const getListComponentsQueryOptions = (params?: Omit<ListComponentsParams, 'fields'>) =>
  queryOptions<ComponentList, ApiError>({
    queryKey: getListComponentsQueryKey(params),
    queryFn: ({ signal }) => listComponents(params, { signal }),
  });

/**
 * For the page of a component: its open findings, up to ten dependency paths to it, the upgrades that close findings, its other versions and other repositories that have it. Every user may call it, and an API token that reads components. `upgrade` is null where no known version closes a finding. A component of a repository that the caller may not see returns 404.
 * @summary A component, its findings and the way to it
 */
export const getComponent = (id: string, options?: RequestInit): Promise<ComponentDocument> =>
  http<ComponentDocument>(`/components/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetComponentQueryKey = (id: string) => ['components', id] as const;

export const getGetComponentQueryOptions = (id: string) =>
  queryOptions<ComponentDocument, ApiError>({
    queryKey: getGetComponentQueryKey(id),
    queryFn: ({ signal }) => getComponent(id, { signal }),
  });

/**
 * For the drawing of dependencies: the components of one current SBOM with their worst severity, and which depends on which. Every user may call it, and an API token that reads components. A repository without an SBOM gets an empty graph; above 10,000 components `truncated` is true. An unknown repository or SBOM returns 404.
 * @summary Components of a repository and their dependencies
 */
export const getDependencyGraph = (
  id: string,
  params?: GetDependencyGraphParams,
  options?: RequestInit,
): Promise<DependencyGraph> =>
  http<DependencyGraph>(
    `/repositories/${encodeURIComponent(String(id))}/dependencies${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getGetDependencyGraphQueryKey = (id: string, params?: GetDependencyGraphParams) =>
  ['repositories', id, 'dependencies', ...(params ? [params] : [])] as const;

export const getGetDependencyGraphQueryOptions = (id: string, params?: GetDependencyGraphParams) =>
  queryOptions<DependencyGraph, ApiError>({
    queryKey: getGetDependencyGraphQueryKey(id, params),
    queryFn: ({ signal }) => getDependencyGraph(id, params, { signal }),
  });

/**
 * What changed between two SBOMs of a repository, and which vulnerabilities the changes introduce or fix. Every user may call it, and an API token that reads components. Equal SBOMs get an empty list. A scan that has no components, was undone or belongs to another repository returns 404, and so does a first SBOM without `from`.
 * @summary Differences between two bills of materials and their effect
 */
export const diffSboms = (
  id: string,
  params: DiffSbomsParams,
  options?: RequestInit,
): Promise<ComponentDiff> =>
  http<ComponentDiff>(
    `/repositories/${encodeURIComponent(String(id))}/sbom-diff${queryString(params)}`,
    { ...options, method: 'GET' },
  );

export const getDiffSbomsQueryKey = (id: string, params: DiffSbomsParams) =>
  ['repositories', id, 'sbom-diff', ...(params ? [params] : [])] as const;

export const getDiffSbomsQueryOptions = (id: string, params: DiffSbomsParams) =>
  queryOptions<ComponentDiff, ApiError>({
    queryKey: getDiffSbomsQueryKey(id, params),
    queryFn: ({ signal }) => diffSboms(id, params, { signal }),
  });

/**
 * A CycloneDX file of the repository's current SBOMs, merged or one of them, with its findings as VEX statements. Every user may call it, and an API token that reads components; it changes nothing. A repository without an SBOM returns 404.
 * @summary The bill of materials as CycloneDX with VEX
 */
export const exportSbom = (
  id: string,
  params?: ExportSbomParams,
  options?: RequestInit,
): Promise<Blob> =>
  http<Blob>(`/repositories/${encodeURIComponent(String(id))}/sbom${queryString(params)}`, {
    ...options,
    method: 'POST',
  });

/**
 * The current SBOMs of a repository, with their tool, branch and number of components; they are what components and their findings are counted from. Every user may call it, and an API token that reads components. A repository without an SBOM gets an empty list, one that the caller may not see returns 404.
 * @summary The bills of materials that a repository is made of
 */
export const listSboms = (id: string, options?: RequestInit): Promise<BillList> =>
  http<BillList>(`/repositories/${encodeURIComponent(String(id))}/sboms`, {
    ...options,
    method: 'GET',
  });

export const getListSbomsQueryKey = (id: string) => ['repositories', id, 'sboms'] as const;

export const getListSbomsQueryOptions = (id: string) =>
  queryOptions<BillList, ApiError>({
    queryKey: getListSbomsQueryKey(id),
    queryFn: ({ signal }) => listSboms(id, { signal }),
  });

/**
 * Its components count no longer, and no earlier bill of the same subject takes its place. The next report on it brings it back.
 * @summary Archive the SBOM of a part that is no longer built
 */
export const putAwaySbom = (id: string, scan: string, options?: RequestInit): Promise<void> =>
  http<void>(
    `/repositories/${encodeURIComponent(String(id))}/sboms/${encodeURIComponent(String(scan))}`,
    { ...options, method: 'DELETE' },
  );
