// Tests which coupon a checkout starts with, and that each percentage has one coupon.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, FakeStripe } from '../../../../tests/support/server/fake-stripe.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import type { OutgoingRequest, OutgoingResponse } from '../../../platform/outgoing/outgoing.ts';

/** The Stripe fake, extended with coupons; the caller chooses their ids. */
class StripeWithCoupons extends FakeStripe {
  /** Simulates a concurrent request that creates the coupon first. */
  overtaken = false;

  override async request(url: string, request: OutgoingRequest = {}): Promise<OutgoingResponse> {
    if (request.method !== 'POST' || new URL(url).pathname !== '/v1/coupons')
      return super.request(url, request);
    const form = new URLSearchParams(request.body);
    this.orders.push({
      method: 'POST',
      path: '/v1/coupons',
      form,
      key: request.headers?.['idempotency-key'],
    });
    const coupon = {
      id: form.get('id') ?? '',
      object: 'coupon',
      percent_off: Number(form.get('percent_off')),
      duration: form.get('duration'),
      name: form.get('name'),
      valid: true,
    };
    if (this.overtaken) this.put(coupon);
    this.overtaken = false;
    if (this.things.has(coupon.id))
      return answered({
        status: 400,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'resource_already_exists',
            message: 'Coupon already exists.',
          },
        },
      });
    return answered({ status: 200, body: this.put(coupon) });
  }
}

const fake = new StripeWithCoupons();
let server: TestServer;
let planId: string;
let partnerId: string;
let monthly: string;
let yearly: string;

const ordered = (place: string) =>
  fake.orders.filter((order) => order.path === place).map(({ form }) => form);
const begin = (price: string) =>
  server.as('foreignAdmin')('createCheckoutSession', { body: { price_id: price, quantity: 1 } });
/** The coupon of the latest checkout session. */
const coupon = async (price: string) => {
  (await begin(price)).ok();
  return ordered('/v1/checkout/sessions').at(-1)?.get('discounts[0][coupon]') ?? null;
};
const agree = async (percent: number, active = true) => {
  const body = {
    name: 'Acme Consulting',
    email: server.people.partner.email,
    active,
    discount_percent: percent,
  };
  (await server.as('superadmin')('updatePartner', { path: { id: partnerId }, body })).ok();
};

beforeAll(async () => {
  server = await startTestServer({
    config: {
      stripe: {
        secretKey: 'sk_test_of_the_suite',
        webhookSecret: 'whsec_of_the_suite',
        apiUrl: 'https://api.stripe.com',
      },
      publicUrl: 'https://parapet.example',
    },
    deps: { outgoing: fake.outgoing },
  });
  const call = server.as('superadmin');
  planId = (
    await call('createPricing', {
      body: { name: 'Team', tier: 'team', price_usd: 490, discount_percent: 10 },
    })
  ).ok().id;
  partnerId = (
    await call('createPartner', {
      body: {
        name: 'Acme Consulting',
        email: server.people.partner.email,
        active: true,
        discount_percent: 20,
      },
    })
  ).ok().data.id;
  (
    await call('setClientPartner', {
      body: { client_id: server.people.foreignAdmin.clientId, partner_id: partnerId },
    })
  ).ok();
  const product = (
    await call('createStripeProduct', {
      body: { name: 'Team', amount_usd: 490, interval: 'month' },
    })
  ).ok();
  await call('linkStripeProduct', { body: { product_id: product.id, pricing_id: planId } });
  monthly = product.price_id;
  yearly = fake.sell(529_200, 'year', fake.things.get(product.id)).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  fake.orders.length = 0;
  for (const { id } of fake.all('coupon')) fake.things.delete(id);
  await agree(20);
});

describe('the discount of a partner', () => {
  it('is one coupon, made once and kept forever', async () => {
    expect([await coupon(monthly), await coupon(monthly)]).toEqual([
      'parapet-partner-20',
      'parapet-partner-20',
    ]);
    expect(ordered('/v1/coupons').map((form) => Object.fromEntries(form))).toEqual([
      {
        id: 'parapet-partner-20',
        percent_off: '20',
        duration: 'forever',
        name: '20% partner discount',
      },
    ]);
    expect(fake.orders.filter(({ key }) => key === undefined)).toEqual([]);
  });

  it('takes off a year what the year does not save already', async () => {
    expect(await coupon(yearly)).toBe('parapet-partner-11-11');
    await agree(10);
    expect(await coupon(yearly)).toBeNull();
    expect(await coupon(monthly)).toBe('parapet-partner-10');
  });

  it('is nothing without a partner, at none, or while the partner is paused', async () => {
    (
      await server.as('admin')('createCheckoutSession', {
        body: { price_id: monthly, quantity: 1 },
      })
    ).ok();
    expect(ordered('/v1/checkout/sessions').at(-1)?.get('discounts[0][coupon]')).toBeNull();
    await agree(0);
    expect(await coupon(monthly)).toBeNull();
    await agree(20, false);
    expect(await coupon(monthly)).toBeNull();
    expect(ordered('/v1/coupons')).toEqual([]);
  });

  it('is taken from another request that made it at the same moment', async () => {
    fake.overtaken = true;
    expect(await coupon(monthly)).toBe('parapet-partner-20');
    expect(fake.all('coupon')).toHaveLength(1);
  });

  it('is no other coupon that happens to have its name', async () => {
    fake.put({
      id: 'parapet-partner-20',
      object: 'coupon',
      percent_off: 90,
      duration: 'once',
      valid: true,
    });
    expect((await begin(monthly)).problem()).toMatchObject({
      status: 502,
      code: 'payment_provider_refused',
    });
  });

  it('goes along when the plan changes', async () => {
    const { id } = (await begin(monthly)).ok();
    fake.pay(id);
    (await begin(yearly)).ok();
    const flow = 'flow_data[subscription_update_confirm]';
    expect(
      ordered('/v1/billing_portal/sessions').at(-1)?.get(`${flow}[discounts][0][coupon]`),
    ).toBe('parapet-partner-11-11');
  });

  it('is asked for by the names that Stripe has for it', async ({ skip }) => {
    const file = path.resolve(
      import.meta.dirname,
      '../../../../../shared/protocols/stripe.openapi.json',
    );
    if (!existsSync(file)) skip('the description of Stripe is not here');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<
        string,
        {
          post: {
            requestBody: {
              content: Record<
                string,
                {
                  schema: {
                    properties: Record<string, { enum?: string[]; items?: { properties: object } }>;
                  };
                }
              >;
            };
          };
        }
      >;
    }; // OpenAPI
    const fields = (place: string) =>
      paths[place]?.post.requestBody.content['application/x-www-form-urlencoded']?.schema
        .properties ?? {};
    expect(Object.keys(fields('/v1/coupons'))).toEqual(
      expect.arrayContaining(['id', 'percent_off', 'duration', 'name']),
    );
    expect(fields('/v1/coupons')['duration']?.enum).toContain('forever');
    expect(fields('/v1/checkout/sessions')['discounts']?.items?.properties).toHaveProperty(
      'coupon',
    );
  });
});
