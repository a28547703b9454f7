/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  CancelSubscriptionRequest,
  CheckoutSessionRequest,
  LinkProductRequest,
  Message,
  Pricing,
  StripeCustomer,
  StripeEmailRequest,
  StripeEvent,
  StripeEventReceipt,
  StripeInvoice,
  StripeInvoiceList,
  StripeMemberList,
  StripePlanList,
  StripeProduct,
  StripeProductRequest,
  StripeRedirect,
  StripeSubscription,
  StripeSubscriptionDetail,
  StripeSubscriptionList,
} from './model';

/**
 * @summary Plans to choose from
 */
export const listStripePlans = (options?: RequestInit): Promise<StripePlanList> =>
  http<StripePlanList>(`/stripe/plans`, { ...options, method: 'GET' });

export const getListStripePlansQueryKey = () => ['stripe', 'plans'] as const;

export const getListStripePlansQueryOptions = () =>
  queryOptions<StripePlanList, ApiError>({
    queryKey: getListStripePlansQueryKey(),
    queryFn: ({ signal }) => listStripePlans({ signal }),
  });

/**
 * @summary Begin to pay
 */
export const createCheckoutSession = (
  checkoutSessionRequest: CheckoutSessionRequest,
  options?: RequestInit,
): Promise<StripeRedirect> =>
  http<StripeRedirect>(`/stripe/create-checkout-session`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(checkoutSessionRequest),
  });

/**
 * @summary Read a subscription anew from the provider
 */
export const refreshStripeSubscription = (
  id: string,
  options?: RequestInit,
): Promise<StripeSubscription> =>
  http<StripeSubscription>(`/stripe/refresh/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary The paying side
 */
export const getStripeCustomer = (id: string, options?: RequestInit): Promise<StripeCustomer> =>
  http<StripeCustomer>(`/stripe/customer/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetStripeCustomerQueryKey = (id: string) => ['stripe', 'customer', id] as const;

export const getGetStripeCustomerQueryOptions = (id: string) =>
  queryOptions<StripeCustomer, ApiError>({
    queryKey: getGetStripeCustomerQueryKey(id),
    queryFn: ({ signal }) => getStripeCustomer(id, { signal }),
  });

/**
 * @summary Become a customer
 */
export const createStripeCustomer = (
  stripeEmailRequest: StripeEmailRequest,
  options?: RequestInit,
): Promise<StripeCustomer> =>
  http<StripeCustomer>(`/stripe/customer`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(stripeEmailRequest),
  });

/**
 * @summary Give up payments that were begun
 */
export const expireCheckoutSessions = (
  stripeEmailRequest: StripeEmailRequest,
  options?: RequestInit,
): Promise<Message> =>
  http<Message>(`/stripe/customer/expire-checkout-sessions`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(stripeEmailRequest),
  });

/**
 * @summary A subscription
 */
export const getStripeSubscription = (
  id: string,
  options?: RequestInit,
): Promise<StripeSubscription> =>
  http<StripeSubscription>(`/stripe/subscription/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetStripeSubscriptionQueryKey = (id: string) =>
  ['stripe', 'subscription', id] as const;

export const getGetStripeSubscriptionQueryOptions = (id: string) =>
  queryOptions<StripeSubscription, ApiError>({
    queryKey: getGetStripeSubscriptionQueryKey(id),
    queryFn: ({ signal }) => getStripeSubscription(id, { signal }),
  });

/**
 * @summary Subscriptions of a customer
 */
export const listStripeSubscriptions = (
  id: string,
  options?: RequestInit,
): Promise<StripeSubscriptionList> =>
  http<StripeSubscriptionList>(`/stripe/subscription/list/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getListStripeSubscriptionsQueryKey = (id: string) =>
  ['stripe', 'subscription', 'list', id] as const;

export const getListStripeSubscriptionsQueryOptions = (id: string) =>
  queryOptions<StripeSubscriptionList, ApiError>({
    queryKey: getListStripeSubscriptionsQueryKey(id),
    queryFn: ({ signal }) => listStripeSubscriptions(id, { signal }),
  });

/**
 * @summary A subscription and how it is paid
 */
export const getStripeSubscriptionDetail = (
  id: string,
  options?: RequestInit,
): Promise<StripeSubscriptionDetail> =>
  http<StripeSubscriptionDetail>(`/stripe/subscription/detail/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetStripeSubscriptionDetailQueryKey = (id: string) =>
  ['stripe', 'subscription', 'detail', id] as const;

export const getGetStripeSubscriptionDetailQueryOptions = (id: string) =>
  queryOptions<StripeSubscriptionDetail, ApiError>({
    queryKey: getGetStripeSubscriptionDetailQueryKey(id),
    queryFn: ({ signal }) => getStripeSubscriptionDetail(id, { signal }),
  });

/**
 * @summary End a subscription
 */
export const cancelStripeSubscription = (
  id: string,
  cancelSubscriptionRequest: CancelSubscriptionRequest,
  options?: RequestInit,
): Promise<StripeSubscription> =>
  http<StripeSubscription>(`/stripe/subscription/cancel/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(cancelSubscriptionRequest),
  });

/**
 * @summary Invoices of a customer
 */
export const listStripeInvoices = (id: string, options?: RequestInit): Promise<StripeInvoiceList> =>
  http<StripeInvoiceList>(`/stripe/invoices/list/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getListStripeInvoicesQueryKey = (id: string) =>
  ['stripe', 'invoices', 'list', id] as const;

export const getListStripeInvoicesQueryOptions = (id: string) =>
  queryOptions<StripeInvoiceList, ApiError>({
    queryKey: getListStripeInvoicesQueryKey(id),
    queryFn: ({ signal }) => listStripeInvoices(id, { signal }),
  });

/**
 * @summary An invoice
 */
export const getStripeInvoice = (id: string, options?: RequestInit): Promise<StripeInvoice> =>
  http<StripeInvoice>(`/stripe/invoice/${encodeURIComponent(String(id))}`, {
    ...options,
    method: 'GET',
  });

export const getGetStripeInvoiceQueryKey = (id: string) => ['stripe', 'invoice', id] as const;

export const getGetStripeInvoiceQueryOptions = (id: string) =>
  queryOptions<StripeInvoice, ApiError>({
    queryKey: getGetStripeInvoiceQueryKey(id),
    queryFn: ({ signal }) => getStripeInvoice(id, { signal }),
  });

/**
 * @summary Offer a product
 */
export const createStripeProduct = (
  stripeProductRequest: StripeProductRequest,
  options?: RequestInit,
): Promise<StripeProduct> =>
  http<StripeProduct>(`/stripe/products`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(stripeProductRequest),
  });

/**
 * @summary Say which plan a product belongs to
 */
export const linkStripeProduct = (
  linkProductRequest: LinkProductRequest,
  options?: RequestInit,
): Promise<Pricing> =>
  http<Pricing>(`/stripe/link-product-with-database`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(linkProductRequest),
  });

/**
 * @summary Organisations that pay
 */
export const listStripeMembers = (options?: RequestInit): Promise<StripeMemberList> =>
  http<StripeMemberList>(`/stripe/get_members`, { ...options, method: 'GET' });

export const getListStripeMembersQueryKey = () => ['stripe', 'get_members'] as const;

export const getListStripeMembersQueryOptions = () =>
  queryOptions<StripeMemberList, ApiError>({
    queryKey: getListStripeMembersQueryKey(),
    queryFn: ({ signal }) => listStripeMembers({ signal }),
  });

/**
 * The provider's own page for it; it leads back to the billing settings.
 * @summary Change the card, or pay what is open
 */
export const createPortalSession = (options?: RequestInit): Promise<StripeRedirect> =>
  http<StripeRedirect>(`/stripe/create-portal-session`, { ...options, method: 'POST' });

/**
 * Its signature is the permission. An event says only that something changed: the server reads its present state from the provider, so that events may come late, twice or in another order.
 * @summary Hear from the payment provider
 */
export const receiveStripeEvent = (
  stripeEvent: StripeEvent,
  options?: RequestInit,
): Promise<StripeEventReceipt> =>
  http<StripeEventReceipt>(`/api/stripe/webhook`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(stripeEvent),
  });
