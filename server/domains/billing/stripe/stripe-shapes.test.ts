import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FakeStripe, type Thing } from '../../../../tests/support/server/fake-stripe.ts';
import {
  couponShape,
  customerShape,
  toId,
  invoiceShape,
  priceShape,
  productShape,
  redirectShape,
  subscriptionShape,
} from './stripe-shapes.ts';

/** Stripe's published example of each resource. The tests are skipped if the file is missing. */
const file = path.resolve(
  import.meta.dirname,
  '../../../../../shared/protocols/stripe.fixtures3.json',
);
const absent = !existsSync(file) && 'the fixtures of Stripe are not here';
const fixtures = (): Record<string, Record<string, unknown>> =>
  (JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, Record<string, unknown>> })
    .resources; // the shape of their file

const shapes = {
  customer: customerShape,
  price: priceShape,
  product: productShape,
  subscription: subscriptionShape,
  invoice: invoiceShape,
  coupon: couponShape,
  'checkout.session': redirectShape,
} as const;

describe.each(Object.entries(shapes))('what is read of a %s', (object, shape) => {
  it('is in the one that Stripe shows', ({ skip }) => {
    if (absent !== false) skip(absent);
    expect(v.safeParse(shape, fixtures()[object]).issues).toBeUndefined();
  });
});

/** Fields that only the fake has. */
const own: ReadonlySet<string> = new Set(['price', 'subscription_metadata', 'wanted', 'comment']);

it('stands in the fake under the names and kinds of the real one', ({ skip }) => {
  if (absent !== false) skip(absent);
  const fake = new FakeStripe();
  const price = fake.sell(49_000, 'month');
  fake.put({
    id: 'cus_1',
    object: 'customer',
    email: 'a@b.example',
    name: null,
    created: 1,
    metadata: {},
    invoice_settings: { default_payment_method: null },
  });
  fake.put({
    id: 'cs_1',
    object: 'checkout.session',
    status: 'open',
    customer: 'cus_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    price: price.id,
    metadata: {},
    subscription_metadata: {},
  });
  fake.pay('cs_1');
  const real = fixtures();
  const strange = (thing: Thing) =>
    Object.keys(thing)
      .filter((key) => !own.has(key) && !(key in (real[String(thing['object'])] ?? {})))
      .map((key) => `${String(thing['object'])}.${key}`);
  expect([...fake.things.values()].flatMap(strange)).toEqual([]);
  for (const thing of fake.things.values()) {
    const shape = shapes[thing['object'] as keyof typeof shapes] as v.GenericSchema | undefined; // some of the fake are never read
    if (shape)
      expect([thing['object'], v.safeParse(shape, thing).issues]).toEqual([
        thing['object'],
        undefined,
      ]);
  }
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'pay', '//pay.example', ''])(
  'does not redirect to %o',
  (url) => {
    expect(v.is(redirectShape, { id: 'cs_1', url })).toBe(false);
  },
);

it('knows a thing by its id, expanded or not', () => {
  expect([toId('cus_1'), toId({ id: 'cus_1' }), toId(null)]).toEqual(['cus_1', 'cus_1', undefined]);
});
