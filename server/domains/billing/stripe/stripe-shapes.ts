// The fields that are read from Stripe's responses, as in the API version of the installed package.
import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** Unix time in seconds, limited to what a Date can hold. */
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(32_503_680_000));
const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown())));
const cents = v.pipe(v.number(), v.integer());

/** A URL that users are redirected to: http or https only. */
const webAddress = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/i));
/** An invalid URL becomes null, so the UI offers no link. */
const link = v.optional(v.fallback(v.nullable(webAddress), null), null);

export const customerShape = v.object({
  id,
  deleted: v.optional(v.boolean(), false),
  email: v.optional(v.nullable(v.string()), null),
  name: v.optional(v.nullable(v.string()), null),
  address: v.optional(
    v.nullable(v.object({ line1: v.optional(v.nullable(v.string()), null) })),
    null,
  ),
  created: v.optional(seconds, 0),
  metadata,
});
export type StripeCustomer = v.InferOutput<typeof customerShape>;

const card = v.object({
  brand: v.string(),
  last4: v.string(),
  exp_month: v.number(),
  exp_year: v.number(),
});
const paymentMethod = v.object({ card: v.optional(v.nullable(card)) });
/** The object if the request expanded it, otherwise its id. */
const expandedMethod = v.optional(v.nullable(v.union([v.string(), paymentMethod])));

const payingCustomer = v.object({
  ...customerShape.entries,
  invoice_settings: v.optional(v.object({ default_payment_method: expandedMethod })),
});

export const priceShape = v.object({
  id,
  active: v.boolean(),
  currency: v.string(),
  unit_amount: v.nullable(cents),
  recurring: v.nullable(v.object({ interval: v.string(), interval_count: v.number() })),
  product: v.union([id, v.object({ id, active: v.optional(v.boolean(), true) })]),
});
export type StripePrice = v.InferOutput<typeof priceShape>;
export const priceList = v.object({ data: v.array(priceShape) });

export const subscriptionShape = v.object({
  id,
  customer: v.union([id, payingCustomer]),
  status: v.string(),
  created: seconds,
  cancel_at_period_end: v.boolean(),
  default_payment_method: expandedMethod,
  metadata,
  items: v.object({
    data: v.pipe(
      v.array(
        v.object({
          id,
          quantity: v.optional(v.number(), 1),
          current_period_end: seconds,
          price: priceShape,
        }),
      ),
      v.minLength(1),
    ),
  }),
});
export type StripeSubscription = v.InferOutput<typeof subscriptionShape>;
export const subscriptionList = v.object({ data: v.array(subscriptionShape) });

export const invoiceShape = v.object({
  id,
  customer: v.nullable(v.union([id, customerShape])),
  number: v.nullable(v.string()),
  status: v.nullable(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
  total: cents,
  created: seconds,
  invoice_pdf: link,
  hosted_invoice_url: link,
  lines: v.optional(v.object({ data: v.array(v.object({ description: v.nullable(v.string()) })) })),
});
export type StripeInvoice = v.InferOutput<typeof invoiceShape>;
export const invoiceList = v.object({ data: v.array(invoiceShape) });
export const invoicePreview = v.object({ amount_due: cents });

export const redirectShape = v.object({ id, url: webAddress });
export const sessionList = v.object({ data: v.array(v.object({ id })) });
export const idShape = v.object({ id });

export const productShape = v.object({
  id,
  name: v.string(),
  deleted: v.optional(v.boolean(), false),
  default_price: v.optional(v.nullable(v.union([id, v.object({ id })]))),
});

export const couponShape = v.object({
  id,
  percent_off: v.nullable(v.number()),
  duration: v.string(),
  valid: v.boolean(),
});

/** The object that an event is about, and its customer. */
export const eventSubject = v.object({
  object: v.object({
    id: v.optional(v.string()),
    object: v.optional(v.string()),
    customer: v.optional(v.nullable(v.union([v.string(), v.object({ id: v.string() })]))),
  }),
});

export const toId = (given: string | { id: string } | null): string | undefined =>
  typeof given === 'string' ? given : given?.id;
