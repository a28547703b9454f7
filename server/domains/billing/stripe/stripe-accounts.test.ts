import { describe, expect, it } from 'vitest';
import { answered, unreachable } from '../../../../tests/support/server/fake-stripe.ts';
import {
  configured,
  fake,
  server,
  monthly,
  admin,
  organization,
  tier,
  send,
  subscribe,
  useStripe,
} from '../../../../tests/support/server/stripe-suite.ts';

useStripe();

describe('what is another organisation’s', () => {
  it('does not exist, whatever its id', async () => {
    const { id, ...subscription } = await subscribe(monthly);
    const customer = String(subscription['customer']);
    const invoice = fake.all('invoice')[0]?.id ?? '';
    const stranger = server.as('foreignAdmin');
    const asked = () =>
      Promise.all([
        stranger('getStripeCustomer', { path: { id: customer } }),
        stranger('getStripeCustomer', { path: { id: organization() } }),
        stranger('listStripeInvoices', { path: { id: customer } }),
        stranger('getStripeInvoice', { path: { id: invoice } }),
        stranger('getStripeSubscription', { path: { id } }),
        stranger('getStripeSubscriptionDetail', { path: { id } }),
        stranger('listStripeSubscriptions', { path: { id: customer } }),
        stranger('refreshStripeSubscription', { path: { id } }),
        stranger('cancelStripeSubscription', { path: { id }, body: { comment: '' } }),
      ]);
    expect((await asked()).map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, () => 404),
    );
    // Also for a user whose organization is itself a customer.
    await stranger('createStripeCustomer', { body: { email: 'pays@other.example' } });
    expect((await asked()).map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, () => 404),
    );
    expect(fake.things.get(id)).toMatchObject({ cancel_at_period_end: false });
  });

  it('is not shown by a mark that Stripe keeps for another organisation', async () => {
    const { id } = await subscribe(monthly);
    const customer = fake.all('customer')[0];
    fake.change(customer?.id ?? '', {
      metadata: { client_id: server.people.foreignAdmin.clientId },
    });
    for (const call of ['getStripeSubscription', 'getStripeSubscriptionDetail'] as const)
      expect((await admin(call, { path: { id } })).status).toBe(404);
    expect((await admin('getStripeCustomer', { path: { id: organization() } })).status).toBe(404);
  });
});

describe('the customer', () => {
  it('is one for each organisation, with the address that was said last', async () => {
    const first = (
      await admin('createStripeCustomer', { body: { email: 'billing@acme.example' } })
    ).ok();
    const second = (
      await admin('createStripeCustomer', { body: { email: 'money@acme.example' } })
    ).ok();
    expect(second).toEqual({ ...first, email: 'money@acme.example' });
    expect(fake.all('customer')).toHaveLength(1);
    fake.change(first.id, { deleted: true });
    expect(
      (await admin('createStripeCustomer', { body: { email: 'money@acme.example' } })).ok().id,
    ).not.toBe(first.id);
  });

  it('is made once by two who begin at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => admin('createStripeCustomer', { body: { email: 'billing@acme.example' } })),
    );
    expect(new Set(both.map((answer) => answer.ok().id)).size).toBe(1);
  });

  it('sees its invoices, newest first, with links that lead to web pages only', async () => {
    const { id } = await subscribe(monthly);
    const paid = fake.all('invoice')[0];
    fake.put({
      ...paid,
      id: 'in_open',
      number: null,
      status: 'open',
      created: 1_799_000_000,
      invoice_pdf: 'javascript:alert(1)',
      hosted_invoice_url: 'https://invoice.stripe.com/i/open',
    });
    const { data } = (await admin('listStripeInvoices', { path: { id: organization() } })).ok();
    expect(data).toEqual([
      {
        id: 'in_open',
        number: null,
        status: 'open',
        amount_usd: 490,
        issued_at: '2027-01-03T18:13:20.000Z',
        pdf_url: null,
        description: 'A month of Team',
        pay_url: 'https://invoice.stripe.com/i/open',
      },
      expect.objectContaining({
        status: 'paid',
        pdf_url: `https://pay.stripe.com/invoice/${id}/pdf`,
        pay_url: null,
      }),
    ]);
    expect((await admin('getStripeInvoice', { path: { id: 'in_open' } })).ok()).toEqual(data[0]);
  });
});

describe('another side that', () => {
  it.each([
    ['is not there', () => unreachable()],
    ['answers with a page', () => answered({ status: 200, body: '<html>' })],
    ['answers with nothing', () => answered({ status: 200, body: '' })],
    ['answers with a word', () => answered({ status: 200, body: '"paid"' })],
    ['answers with null', () => answered({ status: 200, body: 'null' })],
    ['answers with a list', () => answered({ status: 200, body: '[]' })],
    ['answers with an empty object', () => answered({ status: 200, body: {} })],
    [
      'answers with things of another shape',
      () =>
        answered({
          status: 200,
          body: { object: 'list', data: [{ id: 7, created: 'yesterday' }] },
        }),
    ],
    [
      'fails',
      () => answered({ status: 500, body: { error: { type: 'api_error', message: 'Oops' } } }),
    ],
    [
      'has too much to do',
      () =>
        answered({
          status: 429,
          body: { error: { type: 'invalid_request_error', message: 'Slow down' } },
        }),
    ],
    [
      'sends on',
      () => ({
        ...answered({ status: 302, body: {} }),
        headers: { location: 'http://169.254.169.254/', 'stripe-should-retry': 'false' },
      }),
    ],
  ])('%s is a Problem that says so', async (_, instead) => {
    await admin('createStripeCustomer', { body: { email: 'billing@acme.example' } });
    fake.instead = instead;
    const id = organization();
    const answers = await Promise.all([
      admin('listStripePlans'),
      admin('createCheckoutSession', { body: { price_id: monthly, quantity: 1 } }),
      admin('refreshStripeSubscription', { path: { id } }),
      admin('getStripeCustomer', { path: { id } }),
      admin('createStripeCustomer', { body: { email: 'a@b.example' } }),
      admin('getStripeSubscription', { path: { id: 'sub_1' } }),
      admin('listStripeInvoices', { path: { id } }),
      admin('getStripeInvoice', { path: { id: 'in_1' } }),
      admin('createPortalSession'),
      server.as('superadmin')('createStripeProduct', {
        body: { name: 'Other', amount_usd: 1, interval: 'year' },
      }),
    ]);
    expect(answers.map((answer) => answer.problem().code)).toEqual(
      answers.map(() => 'payment_provider_failed'),
    );
    expect(await tier()).toBe('free');
  });

  it('refuses the key is told to the operator, without the key', async () => {
    server.deps.config.stripe = { ...configured, secretKey: 'sk_live_secret' };
    const answer = await admin('createStripeCustomer', { body: { email: 'billing@acme.example' } });
    expect(answer.problem()).toMatchObject({ status: 502, code: 'payment_key_refused' });
    expect(answer.text).not.toContain('sk_');
  });

  it('is not configured is said before anything else', async () => {
    server.deps.config.stripe = undefined;
    const id = organization();
    const answers = await Promise.all([
      admin('listStripePlans'),
      admin('getStripeCustomer', { path: { id } }),
      admin('listStripeInvoices', { path: { id } }),
      admin('createPortalSession'),
      admin('createCheckoutSession', { body: { price_id: monthly, quantity: 1 } }),
      admin('expireCheckoutSessions', { body: { email: 'a@b.example' } }),
    ]);
    expect(answers.map((answer) => answer.problem())).toEqual(
      answers.map(
        () => expect.objectContaining({ status: 422, code: 'stripe_not_configured' }) as object,
      ),
    );
    expect(
      (await send({ id: 'evt_none', type: 'invoice.paid', data: { object: {} } })).json(),
    ).toMatchObject({ code: 'stripe_not_configured' });
    server.deps.config.stripe = { ...configured, webhookSecret: undefined };
    expect(
      (await send({ id: 'evt_none', type: 'invoice.paid', data: { object: {} } })).json(),
    ).toMatchObject({ code: 'stripe_events_not_configured' });
  });
});
