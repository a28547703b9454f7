import { expect, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getListStripeInvoicesMockHandler,
  getListStripeInvoicesResponseMock,
} from '@/shared/api/mocks/generated/stripe/stripe.msw';

const meta = preview.meta({
  title: 'Pages/Payment/Invoices',
  ...wholePage,
  beforeEach: ({ msw }) => msw.use(clientWithPayment('customer')),
});

export const Invoices = meta.story({
  args: { path: '/payment/invoices' },
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
    await expect(await page.findByRole('link', { name: /^Pay now/ }, pageTimeout)).toHaveAttribute(
      'href',
      'https://invoice.stripe.com/i/x',
    );
    await expect(
      within(page.getByRole('list', { name: 'Invoices' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
});

export const InvoicesOfNobody = meta.story({
  args: { path: '/payment/invoices' },
  beforeEach: ({ msw }) => msw.use(clientWithPayment('none')),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'No invoices' }, pageTimeout),
    ).toBeVisible();
  },
});
