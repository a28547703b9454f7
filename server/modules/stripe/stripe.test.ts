// Paying from the first click to the end of a subscription, on a fake of Stripe that remembers.
import { eq } from 'drizzle-orm';
import StripeClient from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, FakeStripe, unreachable } from '../../../tests/support/server/fake-stripe.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { clients } from '../../db/schema/accounts.ts';
import { billingAccounts } from '../../db/schema/billing.ts';
import { auditLog } from '../../db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';

const webhookSecret = 'whsec_of_the_suite';
const configured = {
  secretKey: 'sk_test_of_the_suite',
  webhookSecret,
  apiUrl: 'https://api.stripe.com',
};
const stripe = new StripeClient('sk_test_of_the_suite');
const fake = new FakeStripe();
let server: TestServer;
let monthly: string;
let yearly: string;
let planId: string;

const admin: TestServer['as'] extends (person: never) => infer Call ? Call : never = (...given) =>
  server.as('admin')(...given);
const organization = () => server.people.admin.clientId;
const tier = async (clientId = organization()) =>
  (
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.select().from(clients).where(eq(clients.clientId, clientId)),
    )
  )[0]?.tier;
const audits = async (action: string) =>
  (
    await inTenant(server.deps.db, { clientId: organization() }, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, action)),
    )
  ).length;

const send = (
  event: { id: string; type: string; data: { object: object } },
  { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
) => {
  const payload = JSON.stringify({ object: 'event', ...event });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return server.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
};

let events = 0;
const tell = async (type: string, object: object) => {
  events += 1;
  return (await send({ id: `evt_${events}`, type, data: { object } })).json<{
    received: boolean;
    applied: boolean;
  }>();
};

const choose = async (price: string) =>
  (await admin('createCheckoutSession', { body: { price_id: price, quantity: 1 } })).ok();
const subscribe = async (price: string) => {
  const subscription = fake.pay((await choose(price)).id);
  await tell('checkout.session.completed', {
    object: 'checkout.session',
    customer: subscription['customer'],
  });
  return subscription;
};

beforeAll(async () => {
  server = await startTestServer({
    config: { stripe: configured, publicUrl: 'https://parapet.example' },
    deps: { outgoing: fake.outgoing },
  });
  const call = server.as('superadmin');
  planId = (
    await call('createPricing', {
      body: {
        name: 'Team',
        tier: 'team',
        price_usd: 490,
        discount_percent: 10,
        features: ['50 repositories'],
      },
    })
  ).ok().id;
});
afterAll(() => server.close());
beforeEach(async () => {
  fake.reset();
  server.deps.config.stripe = configured;
  await acrossTenants(server.deps.db, 'administer organisations', async (tx) => {
    await tx.delete(billingAccounts);
    await tx.update(clients).set({ tier: 'free' });
  });
  const call = server.as('superadmin');
  const product = (
    await call('createStripeProduct', {
      body: { name: 'Team', amount_usd: 490, interval: 'month' },
    })
  ).ok();
  await call('linkStripeProduct', { body: { product_id: product.id, pricing_id: planId } });
  monthly = product.price_id;
  yearly = fake.sell(529_200, 'year', fake.things.get(product.id)).id;
});

describe('selling', () => {
  it('offers the prices of linked plans alone, by the month or the year, in dollars', async () => {
    fake.sell(100, 'month');
    fake.sell(100, 'month', fake.things.get(String(fake.things.get(monthly)?.['product'])), {
      currency: 'eur',
    });
    fake.sell(100, 'month', fake.things.get(String(fake.things.get(monthly)?.['product'])), {
      active: false,
    });
    const { data } = (await admin('listStripePlans')).ok();
    expect(data).toEqual([
      {
        id: monthly,
        product_id: expect.any(String) as string,
        name: 'Team',
        description: null,
        amount_usd: 490,
        interval: 'month',
        features: ['50 repositories'],
      },
      expect.objectContaining({ id: yearly, amount_usd: 5292, interval: 'year' }),
    ]);
  });

  it('moves a product to the plan that it is linked to last, and knows no product that is not there', async () => {
    const call = server.as('superadmin');
    const other = (
      await call('createPricing', {
        body: { name: 'Moved', tier: 'starter', price_usd: 90, discount_percent: 10 },
      })
    ).ok();
    const product = String(fake.things.get(monthly)?.['product']);
    expect(
      (
        await call('linkStripeProduct', { body: { product_id: product, pricing_id: other.id } })
      ).ok(),
    ).toMatchObject({ id: other.id, stripe_product_id: product });
    expect((await call('getPricing', { path: { id: planId } })).ok().stripe_product_id).toBeNull();
    expect(
      (await call('linkStripeProduct', { body: { product_id: 'prod_none', pricing_id: other.id } }))
        .status,
    ).toBe(404);
    await call('deletePricing', { path: { id: other.id } });
  });

  it('sends a buyer to the provider, marked as the organisation, and asks twice for one product once', async () => {
    const { url } = await choose(monthly);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const [customer, session] = ['/v1/customers', '/v1/checkout/sessions'].map(
      (path) => fake.orders.find((order) => order.path === path)?.form,
    );
    expect(customer?.get('metadata[client_id]')).toBe(organization());
    expect(session?.get('subscription_data[metadata][client_id]')).toBe(organization());
    expect(session?.get('success_url')).toBe('https://parapet.example/payment/success');
    expect(fake.orders.filter(({ key }) => key === undefined)).toEqual([]);
    const again = await server.as('superadmin')('createStripeProduct', {
      body: { name: 'Team', amount_usd: 490, interval: 'month' },
    });
    expect(again.ok().price_id).toBe(monthly);
    expect(await audits('billing.begin_payment')).toBeGreaterThan(0);
  });

  it('leaves one open payment, so that nobody pays twice', async () => {
    await choose(monthly);
    await choose(yearly);
    expect(fake.all('checkout.session').map((session) => session['status'])).toEqual([
      'expired',
      'open',
    ]);
    expect(
      (await admin('expireCheckoutSessions', { body: { email: 'somebody@else.example' } })).ok()
        .message,
    ).toBe('No payment was open.');
    expect(
      (await admin('expireCheckoutSessions', { body: { email: server.people.admin.email } })).ok()
        .message,
    ).toBe('Payments that were given up: 1.');
  });

  it('sells nothing that is not offered', async () => {
    for (const price of [fake.sell(100, 'month').id, 'price_none']) {
      expect(
        (
          await admin('createCheckoutSession', { body: { price_id: price, quantity: 1 } })
        ).problem(),
      ).toMatchObject({ status: 422, detail: [{ type: 'not_sold', loc: ['body', 'price_id'] }] });
    }
    expect(fake.all('customer')).toEqual([]);
  });
});

describe('a subscription', () => {
  it('becomes the plan of the organisation that paid, is shown with its card, and ends when it is cancelled', async () => {
    const { id } = await subscribe(monthly);
    expect(await tier()).toBe('team');
    expect(await tier(server.people.foreignAdmin.clientId)).toBe('free');
    expect(
      (await admin('getStripeSubscriptionDetail', { path: { id: organization() } })).ok(),
    ).toMatchObject({
      id,
      status: 'active',
      plan: { name: 'Team', amount_usd: 490 },
      card_brand: 'visa',
      card_last4: '4242',
      card_expires: '2028-08',
      next_invoice_usd: 490,
    });
    expect((await server.as('superadmin')('listStripeMembers')).ok().data).toMatchObject([
      { client_id: organization(), customer_id: fake.all('customer')[0]?.id, tier: 'team' },
    ]);

    const cancelled = (
      await admin('cancelStripeSubscription', { path: { id }, body: { comment: 'We move.' } })
    ).ok();
    expect(cancelled).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    expect(fake.things.get(id)).toMatchObject({ comment: 'We move.' });
    expect(await tier()).toBe('team');
    expect(
      (await admin('getStripeSubscriptionDetail', { path: { id } })).ok().next_invoice_usd,
    ).toBeNull();

    await tell('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
    expect(await tier()).toBe('free');
  });

  it.each([
    ['past_due', 'team'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['incomplete_expired', 'free'],
    ['trialing', 'team'],
  ])('that is %s leaves the organisation on %s', async (status, expected) => {
    const { id } = await subscribe(monthly);
    await tell('invoice.payment_failed', {
      object: 'invoice',
      customer: fake.change(id, { status })['customer'],
    });
    expect(await tier()).toBe(expected);
    expect((await admin('getStripeSubscription', { path: { id } })).status).toBe(200);
  });

  it('whose payment fails is told to the administrators, once for each turn', async () => {
    const told = async (who: 'admin' | 'developer' | 'foreignAdmin') =>
      (
        await server.as(who)('listNotifications', {
          query: { notification_type: 'payment_failed' },
        })
      )
        .ok()
        .data.map(({ facts }) => facts);
    const before = (await told('admin')).length;
    const { id } = await subscribe(monthly);
    for (const status of ['past_due', 'past_due', 'unpaid'])
      await tell('invoice.payment_failed', {
        object: 'invoice',
        customer: fake.change(id, { status })['customer'],
      });
    expect((await told('admin')).slice(before)).toEqual([
      { plan_stays: true },
      { plan_stays: false },
    ]);
    // Paid in between, a later failure is news again.
    for (const status of ['active', 'past_due'])
      await tell('invoice.payment_failed', {
        object: 'invoice',
        customer: fake.change(id, { status })['customer'],
      });
    expect((await told('admin')).slice(before)).toHaveLength(3);
    expect(await told('developer')).toEqual([]);
    expect(await told('foreignAdmin')).toEqual([]);
  });

  it('changes on the page of the provider where there is one already, and never becomes two', async () => {
    const { id } = await subscribe(monthly);
    expect(
      (
        await admin('createCheckoutSession', { body: { price_id: monthly, quantity: 1 } })
      ).problem(),
    ).toMatchObject({ detail: [{ type: 'already_subscribed' }] });
    expect((await choose(yearly)).url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(fake.all('billing_portal.session')).toMatchObject([{ wanted: yearly }]);
    expect(fake.all('subscription').map((one) => one.id)).toEqual([id]);
    expect((await admin('createPortalSession')).status).toBe(200);
  });

  it('leaves a plan alone that a super-administrator has given since', async () => {
    const { id } = await subscribe(monthly);
    await inTenant(server.deps.db, { clientId: organization() }, (tx) =>
      tx.update(clients).set({ tier: 'enterprise' }).where(eq(clients.clientId, organization())),
    );
    await tell('invoice.paid', { object: 'invoice', customer: fake.things.get(id)?.['customer'] });
    await tell('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
    expect(await tier()).toBe('enterprise');
  });

  it('is read anew when somebody asks, also where no event came', async () => {
    const subscription = fake.pay((await choose(monthly)).id);
    expect(await tier()).toBe('free');
    expect(
      (await admin('refreshStripeSubscription', { path: { id: organization() } })).ok().id,
    ).toBe(subscription.id);
    expect(await tier()).toBe('team');
    expect(
      (
        await admin('listStripeSubscriptions', { path: { id: String(subscription['customer']) } })
      ).ok().data,
    ).toHaveLength(1);
  });

  it('keeps the later answer of two that overtake each other', async () => {
    const { id } = await subscribe(monthly);
    // The first question is answered "active"; before that answer is kept, the end is asked for and kept.
    fake.meanwhile = async () => {
      await tell('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
    };
    await admin('refreshStripeSubscription', { path: { id: organization() } });
    expect(await tier()).toBe('free');
  });
});

describe('events', () => {
  it('are followed once, and not believed', async () => {
    const { id } = await subscribe(monthly);
    const claim = {
      id: 'evt_claim',
      type: 'customer.subscription.updated',
      data: { object: { ...fake.things.get(id), status: 'canceled' } },
    };
    expect((await send(claim)).json()).toEqual({ received: true, applied: true });
    expect(await tier()).toBe('team');
    fake.change(id, { status: 'canceled' });
    expect((await send(claim)).json()).toEqual({ received: true, applied: false });
    expect(await tier()).toBe('team');
    expect(
      (await tell('charge.refunded', { object: 'charge', customer: fake.all('customer')[0]?.id }))
        .applied,
    ).toBe(false);
    expect(
      (await tell('invoice.paid', { object: 'invoice', customer: 'cus_of_nobody' })).applied,
    ).toBe(false);
  });

  it('are heard again where the provider could not be asked', async () => {
    const { id } = await subscribe(monthly);
    const ended = {
      id: 'evt_late',
      type: 'customer.subscription.deleted',
      data: { object: fake.change(id, { status: 'canceled' }) },
    };
    fake.instead = () => answered({ status: 500, body: {} });
    expect((await send(ended)).statusCode).toBe(502);
    fake.instead = undefined;
    expect((await send(ended)).json()).toEqual({ received: true, applied: true });
    expect(await tier()).toBe('free');
  });

  it('are refused without the right signature, over other letters, and too late', async () => {
    const event = { id: 'evt_false', type: 'invoice.paid', data: { object: {} } };
    expect((await send(event, { secret: 'whsec_of_somebody' })).json()).toMatchObject({
      status: 403,
      code: 'signature_refused',
    });
    expect(
      (await send(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 })).statusCode,
    ).toBe(403);
    const payload = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
      }),
    };
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/stripe/webhook',
          headers,
          payload: `${payload} `,
        })
      ).statusCode,
    ).toBe(403);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload }))
        .statusCode,
    ).toBe(200);
  });
});

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
    // Also for somebody who is a customer too.
    await stranger('createStripeCustomer', { body: { email: 'pays@other.example' } });
    expect((await asked()).map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, () => 404),
    );
    expect(fake.things.get(id)).toMatchObject({ cancel_at_period_end: false });
  });

  it('is not shown by a mark that Stripe keeps for somebody else', async () => {
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
