import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { parseAcceptLanguage } from '../../../platform/http/links.ts';
import { createCheckout, expireSessions, listPlans, openPortal } from './checkout.service.ts';
import { createCustomer, getCustomer } from './customers.service.ts';
import { handleStripeEvent } from './events.service.ts';
import { getInvoice, listInvoices } from './invoices.service.ts';
import { createProduct, linkProduct } from './products.service.ts';
import { listStripeMembers } from './stripe-members.ts';
import {
  cancelSubscription,
  getSubscription,
  getSubscriptionDetail,
  listSubscriptions,
  refreshSubscription,
} from './subscriptions.service.ts';

type Headers = { requestId: string; header: (name: string) => string | undefined };

const toCheckoutContext = ({ requestId, header }: Headers) => ({
  requestId,
  locale: parseAcceptLanguage(header('accept-language')),
});

export const stripeRoutes = (deps: Deps) =>
  defineRoutes({
    listStripePlans: async ({ who }) => ({ status: 200, body: await listPlans(deps, who) }),
    createCheckoutSession: async ({ who, body, ...rest }) => ({
      status: 200,
      body: await createCheckout(deps, who, body, toCheckoutContext(rest)),
    }),
    createPortalSession: async ({ who, ...rest }) => ({
      status: 200,
      body: await openPortal(deps, who, toCheckoutContext(rest)),
    }),
    expireCheckoutSessions: async ({ who, body }) => ({
      status: 200,
      body: await expireSessions(deps, who, body.email),
    }),

    getStripeCustomer: async ({ who, path }) => ({
      status: 200,
      body: await getCustomer(deps, who, path.id),
    }),
    createStripeCustomer: async ({ who, body, requestId }) => ({
      status: 201,
      body: await createCustomer(deps, who, body.email, requestId),
    }),

    getStripeSubscription: async ({ who, path }) => ({
      status: 200,
      body: await getSubscription(deps, who, path.id),
    }),
    listStripeSubscriptions: async ({ who, path }) => ({
      status: 200,
      body: await listSubscriptions(deps, who, path.id),
    }),
    getStripeSubscriptionDetail: async ({ who, path }) => ({
      status: 200,
      body: await getSubscriptionDetail(deps, who, path.id),
    }),
    refreshStripeSubscription: async ({ who, path, requestId }) => ({
      status: 200,
      body: await refreshSubscription(deps, who, path.id, requestId),
    }),
    cancelStripeSubscription: async ({ who, path, body, requestId }) => ({
      status: 200,
      body: await cancelSubscription(deps, who, path.id, body.comment, requestId),
    }),

    listStripeInvoices: async ({ who, path }) => ({
      status: 200,
      body: await listInvoices(deps, who, path.id),
    }),
    getStripeInvoice: async ({ who, path }) => ({
      status: 200,
      body: await getInvoice(deps, who, path.id),
    }),

    createStripeProduct: async ({ who, body, requestId }) => ({
      status: 201,
      body: await createProduct(deps, who, body, requestId),
    }),
    linkStripeProduct: async ({ who, body, requestId }) => ({
      status: 200,
      body: await linkProduct(deps, who, body, requestId),
    }),
    listStripeMembers: async ({ who, scope }) => ({
      status: 200,
      body: await listStripeMembers(deps, who, scope),
    }),

    receiveStripeEvent: async ({ body, rawBody, header, requestId }) => ({
      status: 200,
      body: await handleStripeEvent(deps, body, {
        rawBody,
        signature: header('stripe-signature') ?? '',
        requestId,
      }),
    }),
  });
