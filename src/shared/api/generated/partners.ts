/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import { queryString } from '../query-string.ts';

import type { ListPartnersParams, PartnerDocument, PartnerList, PartnerRequest } from './model';

/**
 * For the administration of the installation: all partners by name, with the number of organisations that each referred. Only super-administrators may call it. `q` searches name and e-mail address; without a match the list is empty.
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
 * Adds a partner to the installation, and writes the audit log. Only super-administrators may call it. When the partner is active, the user with the same e-mail address gains a partner's permissions. An e-mail address that another partner has is refused with 409.
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
 * For the form that changes a partner, with the number of organisations that the partner referred. Only super-administrators may call it. A partner that does not exist returns 404.
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
 * Replaces a partner's name, e-mail address, state and discount, and writes the audit log. Only super-administrators may call it. A partner's permissions move to the user with the new e-mail address, and end when the partner becomes inactive. An e-mail address that another partner has is refused with 409, an unknown partner with 404.
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
 * Removes a partner for good, and writes the audit log. Only super-administrators may call it. The user with the partner's e-mail address loses a partner's permissions, and the organisations that the partner referred stay without one. A partner that does not exist returns 404.
 * @summary Remove a partner
 */
export const deletePartner = (id: string, options?: RequestInit): Promise<void> =>
  http<void>(`/partner/${encodeURIComponent(String(id))}`, { ...options, method: 'DELETE' });
