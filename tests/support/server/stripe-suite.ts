import { eq } from 'drizzle-orm';
import StripeClient from 'stripe';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { FakeStripe } from './fake-stripe.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { clients } from '../../../server/platform/db/schema/accounts.ts';
import { billingAccounts } from '../../../server/platform/db/schema/billing.ts';
import { auditLog } from '../../../server/platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../../server/platform/db/tenancy.ts';

export const webhookSecret = 'whsec_of_the_suite';
export const configured = {
  secretKey: 'sk_test_of_the_suite',
  webhookSecret,
  apiUrl: 'https://api.stripe.com',
};
export const stripe = new StripeClient('sk_test_of_the_suite');
export const fake = new FakeStripe();
export let server: TestServer;
export let monthly: string;
export let yearly: string;
export let planId: string;

export const admin: TestServer['as'] extends (person: never) => infer Call ? Call : never = (
  ...given
) => server.as('admin')(...given);
export const organization = () => server.people.admin.clientId;
export const tier = async (clientId = organization()) =>
  (
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.select().from(clients).where(eq(clients.clientId, clientId)),
    )
  )[0]?.tier;
export const isCardOnFile = async () =>
  (
    await inTenant(server.deps.db, { clientId: organization() }, (tx) =>
      tx.select().from(clients).where(eq(clients.clientId, organization())),
    )
  )[0]?.document['credit_card'] === true;
export const audits = async (action: string) =>
  (
    await inTenant(server.deps.db, { clientId: organization() }, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, action)),
    )
  ).length;

export const send = (
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
export const sendEvent = async (type: string, object: object) => {
  events += 1;
  return (await send({ id: `evt_${events}`, type, data: { object } })).json<{
    received: boolean;
    applied: boolean;
  }>();
};

export const startCheckout = async (price: string) =>
  (await admin('createCheckoutSession', { body: { price_id: price, quantity: 1 } })).ok();
export const subscribe = async (price: string) => {
  const subscription = fake.pay((await startCheckout(price)).id);
  await sendEvent('checkout.session.completed', {
    object: 'checkout.session',
    customer: subscription['customer'],
  });
  return subscription;
};

/** Starts a server whose payments use a fake Stripe, with one plan for sale. */
export const useStripe = () => {
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
};
