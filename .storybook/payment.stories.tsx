// Plans, payment, the marketplace, source hosts and what is opened of a fix: whole pages in the states that people meet.
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { makeClient, tokenOfClient } from '@/shared/api/mocks/data/client';
import { getTestSourceHostConnectionMockHandler } from '@/shared/api/mocks/generated/application-server/application-server.msw';
import { getGetClientMockHandler } from '@/shared/api/mocks/generated/client/client.msw';
import {
  getListGitTokensMockHandler,
  getSaveTokenMockHandler,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import {
  getGetFindingMockHandler,
  getGetFindingResponseMock,
} from '@/shared/api/mocks/generated/findings/findings.msw';
import {
  getCreatePricingMockHandler,
  getGetPlanUsageMockHandler,
  getListPricingsMockHandler,
  getListPricingsResponseMock,
} from '@/shared/api/mocks/generated/pricing/pricing.msw';
import {
  getCreateIssueDraftMockHandler,
  getCreateIssueMockHandler,
  getGetRemediationResponseMock,
} from '@/shared/api/mocks/generated/remediation/remediation.msw';
import {
  getListStripeInvoicesMockHandler,
  getListStripeInvoicesResponseMock,
  getListStripePlansMockHandler,
} from '@/shared/api/mocks/generated/stripe/stripe.msw';
import type { Pricing, SubscriptionPayment } from '@/shared/api/generated/model';
import { storeAccessToken } from '@/entities/session';
import { wholePage } from './at';
import { sessionAs } from './mocks';

const sent = fn();

const organisation = (payment: SubscriptionPayment) =>
  getGetClientMockHandler({
    token: tokenOfClient({ ...makeClient(), subscription: { tier: 'team', payment } }),
  });

const refusal = (status: number, code: string, title: string) => () =>
  HttpResponse.json(
    {
      type: `/problems/${code}`,
      status,
      code,
      title,
      detail: title,
      request_id: '01K0Q8VJ6N3T4Y5Z7A9BCDEFGH',
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const planOf = (over: Partial<Pricing>): Pricing => {
  const {
    data: [plan],
  } = getListPricingsResponseMock();
  if (!plan) throw new Error('The contract shows no plan.');
  return { ...plan, ...over };
};
const plans = [
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a01',
    name: 'Watch',
    tier: 'starter',
    price_usd: 290,
    features: ['SBOM'],
    included: { repositories: 25, members: 10, ai_fixes: 0 },
    stripe_product_id: 'prod_watch',
  }),
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a02',
    name: 'Rampart',
    tier: 'team',
    price_usd: 1450,
    features: ['SBOM', 'Webhooks'],
    included: { repositories: 500, members: 50, ai_fixes: null },
    stripe_product_id: 'prod_rampart',
  }),
  planOf({
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e5a03',
    name: 'Old',
    tier: 'team',
    price_usd: 100,
    active: false,
    stripe_product_id: null,
  }),
];
const usage = {
  used: { repositories: 470, members: 24, ai_fixes: 3 },
  included: { repositories: 500, members: 50, ai_fixes: null },
};

const meta = preview.meta({
  title: 'Pages/Payment',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    storeAccessToken('mock');
    msw.use(
      organisation('customer'),
      getListPricingsMockHandler({ data: plans, partner_discount: null }),
      getGetPlanUsageMockHandler(usage),
    );
  },
});

const at = (path: string) => ({ path, locale: 'en' as const });
const patience = { timeout: 8000 };

/** What people who do not sell here see; the provider is not asked. */
export const PlansWithoutCards = meta.story({
  args: at('/plan-pricings'),
  beforeEach: ({ msw }) =>
    msw.use(
      organisation('off'),
      getListStripePlansMockHandler(() => {
        sent('asked');
        return { data: [] };
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(
        'Card payments are not set up here. Plans are given by a super-administrator.',
        undefined,
        patience,
      ),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect(page.queryByRole('region', { name: 'Price list' })).toBeNull();
  },
});
export const PlansCompared = meta.story({
  args: at('/plan-pricings'),
  play: async ({ canvasElement }) => {
    const table = within(
      await within(canvasElement).findByRole('table', { name: 'What each plan holds' }, patience),
    );
    await expect(table.getByRole('row', { name: /^Repositories 25 500$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Webhooks Not included Included' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'AI fixes a month 0 Unlimited' })).toBeVisible();
    await expect(await table.findByText('You have 470 repositories and 24 members.')).toBeVisible();
    await expect(table.getByRole('button', { name: 'Current plan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(table.queryByText('Old')).toBeNull();
  },
});
export const PlansWithAPartner = meta.story({
  args: at('/plan-pricings'),
  beforeEach: ({ msw }) =>
    msw.use(
      organisation('off'),
      getListPricingsMockHandler({
        data: plans,
        partner_discount: { percent: 20, partner: 'Northbridge Partners' },
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const table = within(
      await page.findByRole('table', { name: 'What each plan holds' }, patience),
    );
    await expect(page.getByText('20% partner discount from Northbridge Partners.')).toBeVisible();
    await expect(
      table.getByRole('columnheader', { name: /^Watch \$290 \$232 −20% per month/ }),
    ).toBeVisible();
    // A year saves ten percent by itself: the larger discount holds.
    await userEvent.click(page.getByRole('radio', { name: 'Yearly' }));
    await expect(
      await table.findByRole('columnheader', {
        name: /^Watch \$290 \$232 −20% per month, \$2,784 a year/,
      }),
    ).toBeVisible();
  },
});
export const PlansInTheDark = meta.story({
  args: at('/plan-pricings'),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', undefined, patience);
  },
});
export const PriceListIsKept = meta.story({
  args: at('/plan-pricings'),
  beforeEach: ({ msw }) =>
    msw.use(
      sessionAs('superadmin'),
      getCreatePricingMockHandler(async ({ request }) => {
        sent(await request.json());
        return planOf({ name: 'Citadel' });
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('region', { name: 'Price list' }, patience));
    await expect(list.getByText('Not offered')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add plan' }, patience));
    await userEvent.type(dialog.getByLabelText('Name'), 'Citadel');
    await userEvent.selectOptions(dialog.getByLabelText('Opens'), 'enterprise');
    await userEvent.type(dialog.getByLabelText('Dollars a month'), '4900');
    await userEvent.type(dialog.getByLabelText(/^Features/), 'SBOM{Enter}Webhooks');
    await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }));
    await expect(await page.findByText('Citadel was added', undefined, patience)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      name: 'Citadel',
      description: null,
      tier: 'enterprise',
      price_usd: 4900,
      discount_percent: 10,
      features: ['SBOM', 'Webhooks'],
      included: { repositories: null, members: null, ai_fixes: null },
      active: true,
    });
  },
});
export const PlanAndItsUse = meta.story({
  args: at('/settings/billing'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('progressbar', { name: 'Repositories' }, patience),
    ).toHaveAttribute('aria-valuenow', '94');
    await expect(page.getByRole('progressbar', { name: 'Members' })).toHaveAttribute(
      'aria-valuenow',
      '48',
    );
    await expect(page.queryByRole('progressbar', { name: 'AI fixes a month' })).toBeNull();
    await expect(await page.findByRole('heading', { name: 'Payment method' })).toBeVisible();
  },
});
export const PlanWithoutCards = meta.story({
  args: at('/settings/billing'),
  beforeEach: ({ msw }) => msw.use(organisation('off')),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        'heading',
        { name: 'Card payments are not set up here' },
        patience,
      ),
    ).toBeVisible();
  },
});
export const Invoices = meta.story({
  args: at('/payment/invoices'),
  beforeEach: ({ msw }) => {
    const {
      data: [invoice],
    } = getListStripeInvoicesResponseMock();
    if (!invoice) throw new Error('The contract shows no invoice.');
    msw.use(
      getListStripeInvoicesMockHandler({
        data: [
          {
            ...invoice,
            id: 'in_2',
            number: 'ACME-0008',
            status: 'open',
            pay_url: 'https://invoice.stripe.com/i/x',
          },
          { ...invoice, status: 'paid', pay_url: null },
        ],
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /^Pay now/ }, patience)).toHaveAttribute(
      'href',
      'https://invoice.stripe.com/i/x',
    );
    await expect(
      within(page.getByRole('list', { name: 'Invoices' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
});
export const InvoicesOfNobody = meta.story({
  args: at('/payment/invoices'),
  beforeEach: ({ msw }) => msw.use(organisation('none')),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'No invoices' }, patience),
    ).toBeVisible();
  },
});
export const Paid = meta.story({
  args: at('/payment/success'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(await page.findByText('Next payment', undefined, patience)).toBeVisible();
  },
});
export const GivenUp = meta.story({
  args: at('/payment/cancel'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Nothing was charged' }, patience),
    ).toBeVisible();
  },
});

export const MarketplaceActive = meta.story({
  args: at('/marketplace?token=mp_1'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Subscription activated successfully',
        undefined,
        patience,
      ),
    ).toBeVisible();
  },
});
export const MarketplaceFailed = meta.story({
  args: at('/marketplace?token=mp_1'),
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/activate-subscription', refusal(502, 'marketplace_failed', 'Failed'))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(
        'Failed to activate subscription. Please try again later or contact our administrator!',
        undefined,
        patience,
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const MarketplaceDenied = meta.story({
  args: at('/marketplace?token=mp_1'),
  beforeEach: ({ msw }) => msw.use(sessionAs('developer')),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Permission Denied!', undefined, patience),
    ).toBeVisible();
  },
});

const token = {
  source_control: 'github',
  isConfigured: true,
  login: 'acme-bot',
  url: null,
  expired_at: null,
} as const;
export const SourceHosts = meta.story({
  args: at('/scm'),
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [token] })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('acme-bot', undefined, patience),
    ).toBeVisible();
  },
});
export const NoSourceHost = meta.story({
  args: at('/scm'),
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [] })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        'heading',
        { name: 'No source host is connected' },
        patience,
      ),
    ).toBeVisible();
  },
});
export const HostIsTriedWhenItIsSaved = meta.story({
  args: at('/connector/providers'),
  beforeEach: ({ msw }) =>
    msw.use(
      getSaveTokenMockHandler(),
      getTestSourceHostConnectionMockHandler({
        ok: false,
        code: 'key_refused',
        status: null,
        message: 'The source host refuses the token.',
        latency_ms: null,
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Connect GitLab' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect GitLab' }));
    await userEvent.type(dialog.getByLabelText(/token/i), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await expect(
      await page.findByText(
        'The credentials of GitLab are saved, but do not work',
        undefined,
        patience,
      ),
    ).toBeVisible();
    await expect(page.getByText('The source host refuses the token.')).toBeVisible();
  },
});

const findingId = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01';
export const IssueIsReadBeforeItIsOpened = meta.story({
  args: at(`/findings/finding-details/${findingId}`),
  beforeEach: ({ msw }) => {
    const { data } = getGetFindingResponseMock();
    const { data: remediation } = getGetRemediationResponseMock();
    msw.use(
      getGetFindingMockHandler({
        data: {
          ...data,
          attributes: {
            ...data.attributes,
            status: 'open',
            false_positive: false,
            risk_acceptance: null,
            remediation_id: null,
          },
        },
      }),
      getCreateIssueDraftMockHandler({
        data: {
          ...remediation,
          finding_id: data.id,
          remediation_type: 'issue',
          code_diff: null,
          issue_url: null,
          issue_draft: { title: 'SQL injection', body: 'The memo reaches the **query**.' },
        },
      }),
      getCreateIssueMockHandler(async ({ request }) => {
        sent(await request.json());
        return { url: 'https://github.com/acme/ledger-api/issues/7', number: 7 };
      }),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create issue' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create issue' }, patience));
    await userEvent.type(dialog.getByLabelText('Text'), ' Look.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Preview' }));
    await expect(
      await within(dialog.getByRole('region', { name: 'Preview' })).findByText(
        'query',
        undefined,
        patience,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create issue' }));
    await expect(await page.findByText('The issue is open', undefined, patience)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'SQL injection',
        body: 'The memo reaches the **query**. Look.',
      }),
    );
  },
});
