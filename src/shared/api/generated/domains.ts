/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type {
  BindDomainRequest,
  DomainDocument,
  DomainList,
  DomainRequest,
  ListDomainsParams,
  VerifyDomainRequest,
} from './model';

/**
 * @summary Domains
 */
export const listDomains = (
  params?: ListDomainsParams,
  options?: RequestInit,
): Promise<DomainList> =>
  http<DomainList>(`/domains${queryString(params)}`, { ...options, method: 'GET' });

export const getListDomainsQueryKey = (params?: ListDomainsParams) =>
  ['domains', ...(params ? [params] : [])] as const;

export const getListDomainsQueryOptions = (params?: ListDomainsParams) =>
  queryOptions<DomainList, ApiError>({
    queryKey: getListDomainsQueryKey(params),
    queryFn: ({ signal }) => listDomains(params, { signal }),
  });

/**
 * @summary Add a domain
 */
export const createDomain = (
  domainRequest: DomainRequest,
  options?: RequestInit,
): Promise<DomainDocument> =>
  http<DomainDocument>(`/domains`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(domainRequest),
  });

/**
 * @summary Check the record of a domain
 */
export const verifyDomain = (
  verifyDomainRequest: VerifyDomainRequest,
  options?: RequestInit,
): Promise<DomainDocument> =>
  http<DomainDocument>(`/domains/verify`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(verifyDomainRequest),
  });

/**
 * @summary Say which repository a domain belongs to
 */
export const bindDomain = (
  bindDomainRequest: BindDomainRequest,
  options?: RequestInit,
): Promise<DomainDocument> =>
  http<DomainDocument>(`/bind_domain`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(bindDomainRequest),
  });

/**
 * @summary Say that a domain does not belong to a repository
 */
export const unbindDomain = (id: string, repo: string, options?: RequestInit): Promise<void> =>
  http<void>(
    `/domains/${encodeURIComponent(String(id))}/repositories/${encodeURIComponent(String(repo))}`,
    { ...options, method: 'DELETE' },
  );
