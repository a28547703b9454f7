// Tests payments from the first checkout to the end of a subscription, on a stateful fake of
// Stripe.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../tests/support/server/fake-stripe.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import {
  webhookSecret,
  stripe,
  fake,
  server,
  monthly,
  yearly,
  planId,
  admin,
  organization,
  tier,
  isCardOnFile,
  audits,
  send,
  sendEvent,
  startCheckout,
  subscribe,
  useStripe,
} from '../../../../tests/support/server/stripe-suite.ts';

useStripe();

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
    const { url } = await startCheckout(monthly);
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

  it('names the payer by the legal name and address, and as they are at each payment', async () => {
    const payerAfter = async (legalName: string, address: string) => {
      (await admin('updateClientBilling', { body: { legal_name: legalName, address } })).ok();
      await startCheckout(monthly);
      return fake.all('customer').at(-1);
    };
    expect(await payerAfter('Acme Holding Ltd', '1 Quay Street, Leith')).toMatchObject({
      name: 'Acme Holding Ltd',
      address: { line1: '1 Quay Street, Leith' },
    });
    const updates = () => fake.orders.filter(({ form }) => form.has('address[line1]')).length;
    const before = updates();
    expect(await payerAfter('Acme Holding Ltd', '1 Quay Street, Leith')).toBeDefined();
    expect(updates()).toBe(before);
    expect(await payerAfter('Acme Holding PLC', '2 Quay Street, Leith')).toMatchObject({
      name: 'Acme Holding PLC',
      address: { line1: '2 Quay Street, Leith' },
    });
  });

  it('leaves one open payment, so that no organisation pays twice', async () => {
    await startCheckout(monthly);
    await startCheckout(yearly);
    expect(fake.all('checkout.session').map((session) => session['status'])).toEqual([
      'expired',
      'open',
    ]);
    expect(
      (await admin('expireCheckoutSessions', { body: { email: 'another@else.example' } })).ok()
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
    expect(await isCardOnFile()).toBe(false);
    const { id } = await subscribe(monthly);
    expect(await isCardOnFile()).toBe(true);
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

    await sendEvent('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
    expect(await tier()).toBe('free');
    expect(await isCardOnFile()).toBe(false);
  });

  it.each([
    ['past_due', 'team'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['incomplete_expired', 'free'],
    ['trialing', 'team'],
  ])('that is %s leaves the organisation on %s', async (status, expected) => {
    const { id } = await subscribe(monthly);
    await sendEvent('invoice.payment_failed', {
      object: 'invoice',
      customer: fake.change(id, { status })['customer'],
    });
    expect(await tier()).toBe(expected);
    expect((await admin('getStripeSubscription', { path: { id } })).status).toBe(200);
  });

  it('whose payment fails is told to the administrators, once for each turn', async () => {
    const notificationsOf = async (who: 'admin' | 'developer' | 'foreignAdmin') =>
      (
        await server.as(who)('listNotifications', {
          query: { notification_type: 'payment_failed' },
        })
      )
        .ok()
        .data.map(({ facts }) => facts);
    const before = (await notificationsOf('admin')).length;
    const { id } = await subscribe(monthly);
    for (const status of ['past_due', 'past_due', 'unpaid'])
      await sendEvent('invoice.payment_failed', {
        object: 'invoice',
        customer: fake.change(id, { status })['customer'],
      });
    expect((await notificationsOf('admin')).slice(before)).toEqual([
      { plan_stays: true },
      { plan_stays: false },
    ]);
    // A successful payment in between makes a later failure notify again.
    for (const status of ['active', 'past_due'])
      await sendEvent('invoice.payment_failed', {
        object: 'invoice',
        customer: fake.change(id, { status })['customer'],
      });
    expect((await notificationsOf('admin')).slice(before)).toHaveLength(3);
    expect(await notificationsOf('developer')).toEqual([]);
    expect(await notificationsOf('foreignAdmin')).toEqual([]);
  });

  it('changes on the page of the provider where there is one already, and never becomes two', async () => {
    const { id } = await subscribe(monthly);
    expect(
      (
        await admin('createCheckoutSession', { body: { price_id: monthly, quantity: 1 } })
      ).problem(),
    ).toMatchObject({ detail: [{ type: 'already_subscribed' }] });
    expect((await startCheckout(yearly)).url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(fake.all('billing_portal.session')).toMatchObject([{ wanted: yearly }]);
    expect(fake.all('subscription').map((one) => one.id)).toEqual([id]);
    expect((await admin('createPortalSession')).status).toBe(200);
  });

  it('leaves a plan alone that a super-administrator has given since', async () => {
    const { id } = await subscribe(monthly);
    await inTenant(server.deps.db, { clientId: organization() }, (tx) =>
      tx.update(clients).set({ tier: 'enterprise' }).where(eq(clients.clientId, organization())),
    );
    await sendEvent('invoice.paid', {
      object: 'invoice',
      customer: fake.things.get(id)?.['customer'],
    });
    await sendEvent('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
    expect(await tier()).toBe('enterprise');
  });

  it('is read anew when a user asks, also where no event came', async () => {
    const subscription = fake.pay((await startCheckout(monthly)).id);
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
    // The first read returns "active". Before that response is stored, a second read returns
    // "canceled" and is stored.
    fake.meanwhile = async () => {
      await sendEvent('customer.subscription.deleted', fake.change(id, { status: 'canceled' }));
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
      (
        await sendEvent('charge.refunded', {
          object: 'charge',
          customer: fake.all('customer')[0]?.id,
        })
      ).applied,
    ).toBe(false);
    expect(
      (await sendEvent('invoice.paid', { object: 'invoice', customer: 'cus_of_nobody' })).applied,
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
