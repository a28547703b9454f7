import { eq, ne, and } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import { orderKey } from '../../billing/account.ts';
import { askStripe } from '../../billing/stripe-client.ts';
import { idOf, productShape } from '../../billing/stripe-shapes.ts';
import { pricings } from '../../db/schema/catalogue.ts';
import { acrossTenants } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { getPricing } from '../pricing/pricing.service.ts';

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
  const product = await askStripe(deps, 'Product', productShape, (stripe) =>
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
      // Stripe keeps an order's number for a day: a second click makes no second product, and tomorrow the same one can be made again.
      {
        idempotencyKey: orderKey(
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
  const price = idOf(product.default_price ?? null);
  if (price === undefined) throw refusal(502, 'payment_provider_failed');
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

/** A product belongs to one plan: the one that had it before gives it up. */
export const linkProduct = async (
  deps: Deps,
  who: Principal,
  { product_id: productId, pricing_id: id }: Schemas['LinkProductRequest'],
  requestId: string,
): Promise<Schemas['Pricing']> => {
  await getPricing(deps, who, id);
  const product = await askStripe(deps, 'Product', productShape, (stripe) =>
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
