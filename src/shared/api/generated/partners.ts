/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type { ListPartnersParams, PartnerDocument, PartnerList, PartnerRequest } from './model';

/**
 * @summary Partners
 */
export const listPartners = (
  params?: ListPartnersParams,
  options?: RequestInit,
): Promise<PartnerList> =>
  http<PartnerList>(`/partners${queryString(params)}`, { ...options, method: 'GET' });

export const getListPartnersQueryKey = (params?: ListPartnersParams) =>
  ['partners', ...(params ? [params] : [])] as const;

export const getListPartnersQueryOptions = (params?: ListPartnersParams) =>
  queryOptions<PartnerList, ApiError>({
    queryKey: getListPartnersQueryKey(params),
    queryFn: ({ signal }) => listPartners(params, { signal }),
  });

/**
 * @summary Add a partner
 */
export const createPartner = (
  partnerRequest: PartnerRequest,
  options?: RequestInit,
): Promise<PartnerDocument> =>
  http<PartnerDocument>(`/partner`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(partnerRequest),
  });

/**
 * @summary A partner
 */
export const getPartner = (id: string, options?: RequestInit): Promise<PartnerDocument> =>
  http<PartnerDocument>(`/partner/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetPartnerQueryKey = (id: string) => ['partner', id] as const;

export const getGetPartnerQueryOptions = (id: string) =>
  queryOptions<PartnerDocument, ApiError>({
    queryKey: getGetPartnerQueryKey(id),
    queryFn: ({ signal }) => getPartner(id, { signal }),
  });

/**
 * @summary Change a partner
 */
export const updatePartner = (
  id: string,
  partnerRequest: PartnerRequest,
  options?: RequestInit,
): Promise<PartnerDocument> =>
  http<PartnerDocument>(`/partner/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(partnerRequest),
  });

/**
 * @summary Remove a partner
 */
export const deletePartner = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/partner/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
