// The part of Stripe that the product uses, with state: it stores created objects, a payment starts
// a subscription, and a repeated idempotency key returns the same object. `stripe-shapes.test.ts`
// compares the shapes with Stripe's fixtures.
import { createHash } from 'node:crypto';
import { noDownloads } from './no-downloads.ts';
import {
  OutgoingError,
  type OutgoingClient,
  type OutgoingRequest,
  type OutgoingResponse,
} from '../../../server/platform/outgoing/outgoing.ts';

export type Thing = Record<string, unknown> & { id: string };
type Answer = { status: number; body: unknown };
type Order = { method: string; path: string; form: URLSearchParams };

const refused = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(code !== undefined && { code }) } },
});
const missing = (what: string) => refused(404, `No such ${what}`, 'resource_missing');
const list = (data: readonly unknown[], url: string): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url },
});
const addressOf = (form: URLSearchParams) => {
  const line1 = form.get('address[line1]');
  return line1 ? { line1, line2: null, city: null, country: null } : null;
};

const metadataOf = (form: URLSearchParams, prefix = 'metadata') =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${prefix}[`) ? [[key.slice(prefix.length + 1, -1), value]] : [],
    ),
  );
const month = 30 * 86_400;

export class FakeStripe {
  readonly things = new Map<string, Thing>();
  /** Every request that changed something, in order. */
  readonly orders: (Order & { key: string | undefined })[] = [];
  /** Overrides the next responses, to simulate a broken or hostile service. */
  instead: (() => OutgoingResponse | Error) | undefined;
  /** Lets a test act between a request and its response, like a concurrent client. */
  meanwhile: (() => Promise<void>) | undefined;
  #made = 0;
  #answered = new Map<string, { print: string; answer: Answer }>();

  reset(): void {
    this.things.clear();
    this.#answered.clear();
    this.orders.length = 0;
    this.instead = undefined;
    this.meanwhile = undefined;
  }

  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${createHash('sha256').update(`${prefix}${this.#made}`).digest('hex').slice(0, 14)}`;
  }

  put(thing: Thing): Thing {
    this.things.set(thing.id, thing);
    return thing;
  }

  all(object: string): Thing[] {
    return [...this.things.values()].filter((thing) => thing['object'] === object);
  }

  /** A product with a price in cents. */
  sell(
    cents: number,
    interval: 'month' | 'year',
    product = this.put({
      id: this.id('prod'),
      object: 'product',
      name: 'Plan',
      active: true,
      metadata: {},
    }),
    more: Record<string, unknown> = {},
  ): Thing {
    return this.put({
      id: this.id('price'),
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval, interval_count: 1 },
      product: product.id,
      type: 'recurring',
      ...more,
    });
  }

  /** Simulates the buyer entering a card on Stripe's page. */
  pay(sessionId: string): Thing {
    const session = this.things.get(sessionId);
    if (session?.['status'] !== 'open') throw new Error('The checkout session is not open.');
    const card = this.put({
      id: this.id('pm'),
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 },
    });
    const price = this.things.get(String(session['price']));
    const subscription = this.put({
      id: this.id('sub'),
      object: 'subscription',
      customer: session['customer'],
      status: 'active',
      created: this.#made,
      cancel_at_period_end: false,
      default_payment_method: card.id,
      metadata: session['subscription_metadata'],
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            object: 'subscription_item',
            quantity: 1,
            current_period_end: 1_800_000_000 + month,
            price,
          },
        ],
      },
    });
    const amount = price?.['unit_amount'];
    this.put({
      id: this.id('in'),
      object: 'invoice',
      customer: session['customer'],
      number: `PF-${this.#made}`,
      status: 'paid',
      total: amount,
      amount_due: amount,
      created: 1_790_000_000 + this.#made,
      invoice_pdf: `https://pay.stripe.com/invoice/${subscription.id}/pdf`,
      hosted_invoice_url: `https://invoice.stripe.com/i/${subscription.id}`,
      lines: { object: 'list', data: [{ description: 'A month of Team' }] },
    });
    this.put({ ...session, status: 'complete', subscription: subscription.id });
    return subscription;
  }

  change(id: string, change: Record<string, unknown>): Thing {
    return this.put({ ...this.#known(id), ...change, id });
  }

  #known(id: string): Thing {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`No ${id}.`);
    return thing;
  }

  /** Expands as requested; the fake expands everything that it can. */
  #expanded(thing: Thing, form: URLSearchParams): Thing {
    if (![...form.keys()].some((key) => key.startsWith('expand'))) return thing;
    const inner = (value: unknown) =>
      typeof value === 'string' ? (this.things.get(value) ?? value) : value;
    return {
      ...thing,
      customer: inner(thing['customer']),
      default_payment_method: inner(thing['default_payment_method']),
    };
  }

  #create(kind: string, form: URLSearchParams): Answer | undefined {
    const text = (name: string) => form.get(name);
    if (kind === 'customers')
      return {
        status: 200,
        body: this.put({
          id: this.id('cus'),
          object: 'customer',
          email: text('email'),
          name: text('name'),
          address: addressOf(form),
          created: 1_767_225_600,
          metadata: metadataOf(form),
          invoice_settings: { default_payment_method: null },
        }),
      };
    if (kind === 'products') {
      const product = this.put({
        id: this.id('prod'),
        object: 'product',
        name: text('name'),
        description: text('description'),
        active: true,
        metadata: {},
      });
      const price = this.sell(
        Number(text('default_price_data[unit_amount]')),
        text('default_price_data[recurring][interval]') === 'year' ? 'year' : 'month',
        product,
      );
      return { status: 200, body: this.put({ ...product, default_price: price.id }) };
    }
    if (kind === 'checkout/sessions') {
      const id = this.id('cs_test');
      return {
        status: 200,
        body: this.put({
          id,
          object: 'checkout.session',
          url: `https://checkout.stripe.com/c/pay/${id}`,
          status: 'open',
          mode: text('mode'),
          customer: text('customer'),
          client_reference_id: text('client_reference_id'),
          subscription: null,
          metadata: metadataOf(form),
          success_url: text('success_url'),
          cancel_url: text('cancel_url'),
          price: text('line_items[0][price]'),
          subscription_metadata: metadataOf(form, 'subscription_data[metadata]'),
        }),
      };
    }
    if (kind === 'billing_portal/sessions')
      return {
        status: 200,
        body: this.put({
          id: this.id('bps'),
          object: 'billing_portal.session',
          url: 'https://billing.stripe.com/p/session/test',
          customer: text('customer'),
          return_url: text('return_url'),
          wanted: text('flow_data[subscription_update_confirm][items][0][price]'),
        }),
      };
    if (kind === 'invoices/create_preview')
      return {
        status: 200,
        body: { object: 'invoice', amount_due: this.all('invoice').at(-1)?.['amount_due'] },
      };
    return undefined;
  }

  #list(kind: string, form: URLSearchParams): Answer {
    const object =
      {
        customers: 'customer',
        prices: 'price',
        subscriptions: 'subscription',
        invoices: 'invoice',
        'checkout/sessions': 'checkout.session',
      }[kind] ?? kind;
    const fits = (thing: Thing) =>
      ['customer', 'product', 'status'].every(
        (name) =>
          form.get(name) === null || form.get(name) === 'all' || thing[name] === form.get(name),
      );
    return list(this.all(object).filter(fits), `/v1/${kind}`);
  }

  #update(thing: Thing, action: string | undefined, form: URLSearchParams): Answer {
    if (action === 'expire') {
      if (thing['status'] !== 'open')
        return refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      return { status: 200, body: this.put({ ...thing, status: 'expired' }) };
    }
    const end = form.get('cancel_at_period_end');
    return {
      status: 200,
      body: this.put({
        ...thing,
        ...(form.get('email') !== null && { email: form.get('email') }),
        ...(form.get('name') !== null && { name: form.get('name') }),
        ...(form.has('address[line1]') && { address: addressOf(form) }),
        ...(end !== null && {
          cancel_at_period_end: end === 'true',
          comment: form.get('cancellation_details[comment]'),
        }),
      }),
    };
  }

  #respond({ method, path, form }: Order): Answer {
    const [, kind = '', id, action] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|invoices\/create_preview|\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    if (id === undefined)
      return (
        (method === 'POST' ? this.#create(kind, form) : this.#list(kind, form)) ?? missing('path')
      );
    const thing = this.things.get(id);
    if (!thing) return missing(`${kind.replace(/s$/, '')}: '${id}'`);
    return method === 'POST'
      ? this.#update(thing, action, form)
      : { status: 200, body: this.#expanded(thing, form) };
  }

  #once(order: Order, key: string | undefined): Answer {
    if (key === undefined) return this.#respond(order);
    const print = `${order.method} ${order.path} ${order.form.toString()}`;
    const known = this.#answered.get(key);
    if (known && known.print !== print)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          },
        },
      };
    const answer = known?.answer ?? this.#respond(order);
    this.#answered.set(key, { print, answer });
    return answer;
  }

  async request(
    url: string,
    { method = 'GET', body = '', headers = {} }: OutgoingRequest = {},
  ): Promise<OutgoingResponse> {
    const { pathname, searchParams } = new URL(url);
    const instead = this.instead?.();
    if (instead instanceof Error) throw instead;
    if (instead) return instead;
    if (headers['authorization'] !== 'Bearer sk_test_of_the_suite')
      return answered({
        status: 401,
        body: {
          error: {
            type: 'invalid_request_error',
            message: 'Invalid API Key provided: sk_test_*****',
          },
        },
      });
    const order = {
      method,
      path: pathname,
      form: method === 'POST' ? new URLSearchParams(body) : searchParams,
    };
    if (method === 'POST') this.orders.push({ ...order, key: headers['idempotency-key'] });
    const answer = this.#once(order, method === 'POST' ? headers['idempotency-key'] : undefined);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    return answered(answer);
  }

  get outgoing(): OutgoingClient {
    return {
      request: (url, request) => this.request(url, request),
      ...noDownloads,
      close: () => Promise.resolve(),
    };
  }
}

/** `stripe-should-retry`: the package would otherwise wait half a second before its retry. */
export const answered = ({ status, body }: Answer): OutgoingResponse => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    headers: { 'content-type': 'application/json', 'stripe-should-retry': 'false' },
    bytes: Buffer.from(text),
    text,
  };
};

export const unreachable = (): Error =>
  new OutgoingError('unreachable', 'The other side could not be reached.');
