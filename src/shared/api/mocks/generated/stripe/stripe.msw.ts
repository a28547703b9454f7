/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  Message,
  Pricing,
  StripeCustomer,
  StripeEventReceipt,
  StripeInvoice,
  StripeInvoiceList,
  StripeMemberList,
  StripePlanList,
  StripeProduct,
  StripeRedirect,
  StripeSubscription,
  StripeSubscriptionDetail,
  StripeSubscriptionList,
} from '../../../generated/model';

export const getListStripePlansResponseMock = (): StripePlanList => ({
  data: [
    {
      id: 'price_1QxT3y',
      product_id: 'prod_Rz9aK2',
      name: 'Team',
      description: 'Up to fifty repositories.',
      amount_usd: 490,
      interval: 'month',
      features: ['50 repositories', 'SLA and policies'],
    },
  ],
});

export const getCreateCheckoutSessionResponseMock = (): StripeRedirect => ({
  id: 'cs_test_a1B2c3',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3',
});

export const getRefreshStripeSubscriptionResponseMock = (): StripeSubscription => ({
  id: 'sub_1QxT3y',
  customer_id: 'cus_QxT3yA1b2c3d4e',
  status: 'active',
  plan: {
    id: 'price_1QxT3y',
    product_id: 'prod_Rz9aK2',
    name: 'Team',
    description: 'Up to fifty repositories.',
    amount_usd: 490,
    interval: 'month',
    features: ['50 repositories', 'SLA and policies'],
  },
  current_period_end: '2026-03-12T09:00:00Z',
  cancel_at_period_end: false,
});

export const getGetStripeCustomerResponseMock = (): StripeCustomer => ({
  id: 'cus_QxT3yA1b2c3d4e',
  email: 'billing@acme.example',
  name: 'Acme Holding S.L.',
  created_at: '2026-01-12T09:00:00Z',
});

export const getCreateStripeCustomerResponseMock = (): StripeCustomer => ({
  id: 'cus_QxT3yA1b2c3d4e',
  email: 'billing@acme.example',
  name: 'Acme Holding S.L.',
  created_at: '2026-01-12T09:00:00Z',
});

export const getExpireCheckoutSessionsResponseMock = (): Message => ({ message: 'Done.' });

export const getGetStripeSubscriptionResponseMock = (): StripeSubscription => ({
  id: 'sub_1QxT3y',
  customer_id: 'cus_QxT3yA1b2c3d4e',
  status: 'active',
  plan: {
    id: 'price_1QxT3y',
    product_id: 'prod_Rz9aK2',
    name: 'Team',
    description: 'Up to fifty repositories.',
    amount_usd: 490,
    interval: 'month',
    features: ['50 repositories', 'SLA and policies'],
  },
  current_period_end: '2026-03-12T09:00:00Z',
  cancel_at_period_end: false,
});

export const getListStripeSubscriptionsResponseMock = (): StripeSubscriptionList => ({
  data: [
    {
      id: 'sub_1QxT3y',
      customer_id: 'cus_QxT3yA1b2c3d4e',
      status: 'active',
      plan: {
        id: 'price_1QxT3y',
        product_id: 'prod_Rz9aK2',
        name: 'Team',
        description: 'Up to fifty repositories.',
        amount_usd: 490,
        interval: 'month',
        features: ['50 repositories', 'SLA and policies'],
      },
      current_period_end: '2026-03-12T09:00:00Z',
      cancel_at_period_end: false,
    },
  ],
});

export const getGetStripeSubscriptionDetailResponseMock = (): StripeSubscriptionDetail => ({
  id: 'sub_1QxT3y',
  customer_id: 'cus_QxT3yA1b2c3d4e',
  status: 'active',
  plan: {
    id: 'price_1QxT3y',
    product_id: 'prod_Rz9aK2',
    name: 'Team',
    description: 'Up to fifty repositories.',
    amount_usd: 490,
    interval: 'month',
    features: ['50 repositories', 'SLA and policies'],
  },
  current_period_end: '2026-03-12T09:00:00Z',
  cancel_at_period_end: false,
  card_brand: 'visa',
  card_last4: '4242',
  card_expires: '2028-08',
  next_invoice_usd: 490,
});

export const getCancelStripeSubscriptionResponseMock = (): StripeSubscription => ({
  id: 'sub_1QxT3y',
  customer_id: 'cus_QxT3yA1b2c3d4e',
  status: 'active',
  plan: {
    id: 'price_1QxT3y',
    product_id: 'prod_Rz9aK2',
    name: 'Team',
    description: 'Up to fifty repositories.',
    amount_usd: 490,
    interval: 'month',
    features: ['50 repositories', 'SLA and policies'],
  },
  current_period_end: '2026-03-12T09:00:00Z',
  cancel_at_period_end: false,
});

export const getListStripeInvoicesResponseMock = (): StripeInvoiceList => ({
  data: [
    {
      id: 'in_1QxT3y',
      number: 'ACME-0007',
      status: 'paid',
      amount_usd: 490,
      issued_at: '2026-02-01T00:00:00Z',
      pdf_url: 'https://pay.stripe.com/invoice/acct_1/test_1/pdf',
      description: 'Team',
      pay_url: null,
    },
  ],
});

export const getGetStripeInvoiceResponseMock = (): StripeInvoice => ({
  id: 'in_1QxT3y',
  number: 'ACME-0007',
  status: 'paid',
  amount_usd: 490,
  issued_at: '2026-02-01T00:00:00Z',
  pdf_url: 'https://pay.stripe.com/invoice/acct_1/test_1/pdf',
  description: 'Team',
  pay_url: null,
});

export const getCreateStripeProductResponseMock = (): StripeProduct => ({
  id: 'prod_Rz9aK2',
  price_id: 'price_1QxT3y',
  name: 'Team',
});

export const getLinkStripeProductResponseMock = (): Pricing => ({
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  name: 'Team',
  description: 'Up to fifty repositories.',
  tier: 'free',
  price_usd: 490,
  discount_percent: 10,
  features: ['50 repositories', 'SLA and policies'],
  included: { repositories: 50, members: 25, ai_fixes: null },
  stripe_product_id: null,
  active: true,
});

export const getListStripeMembersResponseMock = (): StripeMemberList => ({
  data: [
    {
      client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      organization_name: 'Acme',
      customer_id: 'cus_QxT3yA1b2c3d4e',
      tier: 'free',
    },
  ],
});

export const getCreatePortalSessionResponseMock = (): StripeRedirect => ({
  id: 'cs_test_a1B2c3',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3',
});

export const getReceiveStripeEventResponseMock = (): StripeEventReceipt => ({
  received: true,
  applied: true,
});

export const getListStripePlansMockHandler = (
  overrideResponse?:
    | StripePlanList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripePlanList> | StripePlanList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/plans',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListStripePlansResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCheckoutSessionMockHandler = (
  overrideResponse?:
    | StripeRedirect
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeRedirect> | StripeRedirect),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/create-checkout-session',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCheckoutSessionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRefreshStripeSubscriptionMockHandler = (
  overrideResponse?:
    | StripeSubscription
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeSubscription> | StripeSubscription),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/refresh/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRefreshStripeSubscriptionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStripeCustomerMockHandler = (
  overrideResponse?:
    | StripeCustomer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeCustomer> | StripeCustomer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/customer/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStripeCustomerResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateStripeCustomerMockHandler = (
  overrideResponse?:
    | StripeCustomer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeCustomer> | StripeCustomer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/customer',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateStripeCustomerResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getExpireCheckoutSessionsMockHandler = (
  overrideResponse?:
    | Message
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/customer/expire-checkout-sessions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExpireCheckoutSessionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStripeSubscriptionMockHandler = (
  overrideResponse?:
    | StripeSubscription
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeSubscription> | StripeSubscription),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/subscription/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStripeSubscriptionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListStripeSubscriptionsMockHandler = (
  overrideResponse?:
    | StripeSubscriptionList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeSubscriptionList> | StripeSubscriptionList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/subscription/list/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListStripeSubscriptionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStripeSubscriptionDetailMockHandler = (
  overrideResponse?:
    | StripeSubscriptionDetail
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeSubscriptionDetail> | StripeSubscriptionDetail),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/subscription/detail/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStripeSubscriptionDetailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelStripeSubscriptionMockHandler = (
  overrideResponse?:
    | StripeSubscription
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeSubscription> | StripeSubscription),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/subscription/cancel/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelStripeSubscriptionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListStripeInvoicesMockHandler = (
  overrideResponse?:
    | StripeInvoiceList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeInvoiceList> | StripeInvoiceList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/invoices/list/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListStripeInvoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStripeInvoiceMockHandler = (
  overrideResponse?:
    | StripeInvoice
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeInvoice> | StripeInvoice),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/invoice/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStripeInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateStripeProductMockHandler = (
  overrideResponse?:
    | StripeProduct
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeProduct> | StripeProduct),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/products',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateStripeProductResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getLinkStripeProductMockHandler = (
  overrideResponse?:
    | Pricing
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Pricing> | Pricing),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/link-product-with-database',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLinkStripeProductResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListStripeMembersMockHandler = (
  overrideResponse?:
    | StripeMemberList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StripeMemberList> | StripeMemberList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/stripe/get_members',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListStripeMembersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreatePortalSessionMockHandler = (
  overrideResponse?:
    | StripeRedirect
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeRedirect> | StripeRedirect),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/stripe/create-portal-session',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePortalSessionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReceiveStripeEventMockHandler = (
  overrideResponse?:
    | StripeEventReceipt
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StripeEventReceipt> | StripeEventReceipt),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/stripe/webhook',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReceiveStripeEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStripeMock = () => [
  getListStripePlansMockHandler(),
  getCreateCheckoutSessionMockHandler(),
  getRefreshStripeSubscriptionMockHandler(),
  getGetStripeCustomerMockHandler(),
  getCreateStripeCustomerMockHandler(),
  getExpireCheckoutSessionsMockHandler(),
  getGetStripeSubscriptionMockHandler(),
  getListStripeSubscriptionsMockHandler(),
  getGetStripeSubscriptionDetailMockHandler(),
  getCancelStripeSubscriptionMockHandler(),
  getListStripeInvoicesMockHandler(),
  getGetStripeInvoiceMockHandler(),
  getCreateStripeProductMockHandler(),
  getLinkStripeProductMockHandler(),
  getListStripeMembersMockHandler(),
  getCreatePortalSessionMockHandler(),
  getReceiveStripeEventMockHandler(),
];
