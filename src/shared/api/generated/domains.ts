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
 * For the page of domains: the organisation's domains by name, each with the DNS record that verifies it and its repositories. Administrators and security operators may call it. `validated` keeps only the verified or the unverified ones; without a match the list is empty.
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
 * Adds a domain to the organisation, unverified, and returns the TXT record to publish. Administrators may call it, and it writes the audit log. A domain that the organisation already has is refused with 409.
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
 * Looks up the TXT records of a domain and marks it as verified when the expected one is among them. Administrators may call it; a success is written to the audit log. A record that is missing, or a lookup that fails, is refused with 422, and an unknown domain with 404.
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
 * Binds a verified domain to a repository, and writes the audit log; binding it again changes nothing. Administrators may call it. An unverified domain is refused with 409; an unknown domain or repository returns 404.
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
 * Removes the link between a domain and a repository, and writes the audit log. Administrators may call it. The domain stays verified. A domain that is not bound to this repository returns 404.
 * @summary Say that a domain does not belong to a repository
 */
export const unbindDomain = (id: string, repo: string, options?: RequestInit): Promise<void> =>
  http<void>(
    `/domains/${encodeURIComponent(String(id))}/repositories/${encodeURIComponent(String(repo))}`,
    { ...options, method: 'DELETE' },
  );
