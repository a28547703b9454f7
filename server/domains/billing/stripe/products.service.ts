import { eq, ne, and } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { toIdempotencyKey } from '../plans/account.ts';
import { callStripe } from './stripe-client.ts';
import { toId, productShape } from './stripe-shapes.ts';
import { pricings } from '../../../platform/db/schema/catalogue.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { getPricing } from '../plans/pricing.service.ts';

type Schemas = components['schemas'];

export const createProduct = async (
  deps: Deps,
  who: Principal,
  request: Schemas['StripeProductRequest'],
  requestId: string,
): Promise<Schemas['StripeProduct']> => {
  const name = request.name.trim();
  const description = request.description?.trim() ?? '';
  const cents = Math.round(request.amount_usd * 100);
  const product = await callStripe(deps, 'Product', productShape, (stripe) =>
    stripe.products.create(
      {
        name,
        ...(description !== '' && { description }),
        default_price_data: {
          currency: 'usd',
          unit_amount: cents,
          recurring: { interval: request.interval },
        },
      },
      // Stripe keeps an idempotency key for a day: a second click creates no second product, and
      // the same product can be created again tomorrow.
      {
        idempotencyKey: toIdempotencyKey(
          'product',
          who.clientId,
          name,
          description,
          String(cents),
          request.interval,
        ),
      },
    ),
  );
  const price = toId(product.default_price ?? null);
  if (price === undefined) throw createProblem(502, 'payment_provider_failed');
  await acrossTenants(deps.db, 'administer organisations', (tx) =>
    writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.create_product',
      subject: { type: 'product', id: product.id },
      detail: { name, cents, interval: request.interval },
      requestId,
    }),
  );
  return { id: product.id, price_id: price, name: product.name };
};

/** A product belongs to one plan: linking it removes the link from the previous plan. */
export const linkProduct = async (
  deps: Deps,
  who: Principal,
  { product_id: productId, pricing_id: id }: Schemas['LinkProductRequest'],
  requestId: string,
): Promise<Schemas['Pricing']> => {
  await getPricing(deps, who, id);
  const product = await callStripe(deps, 'Product', productShape, (stripe) =>
    stripe.products.retrieve(productId),
  );
  if (product.deleted) throw notFound('Product');
  await acrossTenants(deps.db, 'administer organisations', async (tx) => {
    await tx
      .update(pricings)
      .set({ stripeProductId: null })
      .where(and(eq(pricings.stripeProductId, productId), ne(pricings.id, id)));
    await tx.update(pricings).set({ stripeProductId: productId }).where(eq(pricings.id, id));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'billing.link_product',
      subject: { type: 'pricing', id },
      detail: { product: productId },
      requestId,
    });
  });
  return getPricing(deps, who, id);
};
