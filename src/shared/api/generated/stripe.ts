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
 * For choosing a plan: the recurring prices at the payment provider that belong to offered plans of the price list, the cheapest first. Administrators may call it. Products that the provider no longer knows are omitted, so the list may be empty. A server without the provider returns 422.
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
 * Gives the address of the payment provider's page on which the organisation pays for a plan. Administrators may call it, and the audit log records it. It makes the organisation a customer and gives up payments that were begun; a running subscription is changed, not doubled. The plan changes only once the provider reports the payment. A price that is not offered, or is paid for already, is refused with 422.
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
 * Reads the organisation's subscription from the payment provider and applies it to the plan, for example after returning from the payment page. Administrators may call it. The id is a subscription's, the customer's or the organisation's. Without a subscription it returns 404, after the plan has been adjusted.
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
 * Name and e-mail address of the organisation as a customer of the payment provider. Administrators may call it, with the customer's or the organisation's id. An organisation that has never begun to pay, or the id of another one, returns 404.
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
 * Makes the organisation a customer of the payment provider, with this e-mail address for its invoices. Administrators may call it, and the audit log records it. An organisation is one customer: a second call changes the address and nothing is charged.
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
 * Ends payments that users began at the payment provider and did not finish, so that none is paid twice. Administrators may call it. The e-mail address must be the customer's. With another address, without a customer and without an open payment, the message says that none was open.
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
 * A subscription of the organisation with its plan, status and the end of the paid period, read from the payment provider. Administrators may call it, and it changes nothing. An organisation without a customer, and a subscription of another one, return 404.
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
 * All subscriptions of the organisation at the payment provider, ended ones included. Administrators may call it, with the customer's or the organisation's id. A customer without a subscription gets an empty list; an organisation without a customer returns 404.
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
 * For the page of billing: a subscription with the card that pays it and the amount of the next invoice. Administrators may call it; the organisation's id means its current subscription. The card is null where none is stored, the amount where the subscription ends. An organisation without a subscription returns 404.
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
 * Ends a subscription at the end of the paid period; until then the plan stays. Administrators may call it, and the audit log records it with the comment, which the payment provider gets, too. One that has ended or is ending already is returned unchanged. A subscription of another organisation returns 404.
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
 * For the page of billing: up to a hundred invoices of the organisation, newest first. Administrators may call it, with the customer's or the organisation's id. `pay_url` is null unless an invoice is open. A customer without invoices gets an empty list; an organisation without a customer returns 404.
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
 * One invoice of the organisation with its amount, status and PDF. Administrators may call it. `pay_url` is null unless the invoice is open. An organisation without a customer, and an invoice of another one, return 404.
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
 * Creates a product with a recurring price in US dollars at the payment provider. Super-administrators may call it, and the audit log records it. Organisations can buy it only once it is linked to a plan. The same request within a day returns the same product.
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
 * Links a product of the payment provider to a plan of the price list, so that organisations can buy the plan. Super-administrators may call it, and the audit log records it. A product belongs to one plan: the link to another plan is removed. An unknown plan or product returns 404.
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
 * Organisations with a paid plan and their customer at the payment provider, by name and at most 1,000. Super-administrators get all of them, partners those that they referred. `customer_id` is null where the plan is not paid there. Without such organisations the list is empty.
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
 * Gives the address of the payment provider's own page, on which the organisation changes its card or pays an open invoice; the page leads back to the billing settings. Administrators may call it. An organisation without a customer returns 404, a server without the provider 422.
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
