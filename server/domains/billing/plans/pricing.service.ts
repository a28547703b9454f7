import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { pricings } from '../../../platform/db/schema/catalogue.ts';
import { remediations } from '../../../platform/db/schema/remediations.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { findPartnerDiscount } from '../partners/index.ts';
import { mapUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { tierInForce } from './pilot.ts';
import { applyDiscount, validAmount, validPercent } from './discount.ts';

type Schemas = components['schemas'];
type Row = typeof pricings.$inferSelect;

const includedIn = ({
  includedRepositories: repositories,
  includedMembers: members,
  includedAiFixes: fixes,
}: Row): Schemas['PlanIncludes'] => ({ repositories, members, ai_fixes: fixes });

const pricingOf = (row: Row): Schemas['Pricing'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  tier: row.tier as Schemas['SubscriptionTier'],
  price_usd: row.priceUsd,
  discount_percent: row.discountPercent,
  features: row.features,
  included: includedIn(row),
  stripe_product_id: row.stripeProductId,
  active: row.active,
});

const found = (row: Row | undefined): Schemas['Pricing'] => {
  if (!row) throw notFound('Plan');
  return pricingOf(row);
};

/** Users who may manage plans also see those that are not for sale. */
export const listPricings = (deps: Deps, who: Principal): Promise<Schemas['PricingList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const rows = await tx
      .select()
      .from(pricings)
      .where(who.role === 'superadmin' ? undefined : eq(pricings.active, true))
      .orderBy(asc(pricings.priceUsd), asc(pricings.id));
    return {
      data: rows.map(pricingOf),
      partner_discount: await findPartnerDiscount(tx, who.clientId),
    };
  });

export const getPricing = (deps: Deps, who: Principal, id: string): Promise<Schemas['Pricing']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const [row] = await tx.select().from(pricings).where(eq(pricings.id, id));
    return found(row && (row.active || who.role === 'superadmin') ? row : undefined);
  });

const taken = 'plan_name_taken';

const valuesOf = (request: Schemas['PricingRequest']) => ({
  name: request.name.trim(),
  tier: request.tier,
  priceUsd: request.price_usd,
  discountPercent: request.discount_percent,
  ...(request.description !== undefined && { description: request.description }),
  ...(request.features !== undefined && { features: request.features }),
  ...(request.included !== undefined && {
    includedRepositories: request.included.repositories,
    includedMembers: request.included.members,
    includedAiFixes: request.included.ai_fixes,
  }),
  ...(request.stripe_product_id !== undefined && { stripeProductId: request.stripe_product_id }),
  ...(request.active !== undefined && { active: request.active }),
});

export const createPricing = (
  deps: Deps,
  who: Principal,
  request: Schemas['PricingRequest'],
  requestId: string,
): Promise<Schemas['Pricing']> =>
  acrossTenants(deps.db, 'administer organisations', async (tx) => {
    const [row] = await mapUniqueViolation(
      tx
        .insert(pricings)
        .values({ id: newId(), ...valuesOf(request) })
        .returning(),
      taken,
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'pricing.create',
      subject: { type: 'pricing', ...(row && { id: row.id }) },
      detail: { ...request },
      requestId,
    });
    return found(row);
  });

export const updatePricing = (
  deps: Deps,
  who: Principal,
  id: string,
  request: Schemas['PricingRequest'],
  requestId: string,
): Promise<Schemas['Pricing']> =>
  acrossTenants(deps.db, 'administer organisations', async (tx) => {
    const [row] = await mapUniqueViolation(
      tx.update(pricings).set(valuesOf(request)).where(eq(pricings.id, id)).returning(),
      taken,
    );
    const pricing = found(row);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'pricing.update',
      subject: { type: 'pricing', id },
      detail: { ...request },
      requestId,
    });
    return pricing;
  });

export const deletePricing = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  acrossTenants(deps.db, 'administer organisations', async (tx) => {
    const [row] = await tx.delete(pricings).where(eq(pricings.id, id)).returning();
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'pricing.delete',
      subject: { type: 'pricing', id },
      detail: { name: found(row).name },
      requestId,
    });
  });

export const productPrice = async (
  deps: Deps,
  who: Principal,
  { pricing_id: id, discount_percent: percent }: Schemas['ProductPriceRequest'],
): Promise<Schemas['ProductPrice']> => {
  const plan = await getPricing(deps, who, id);
  const partner = await inTenant(deps.db, toTenant(who), (tx) =>
    findPartnerDiscount(tx, who.clientId),
  );
  const discount = validPercent(percent ?? Math.max(plan.discount_percent, partner?.percent ?? 0));
  return {
    price_usd: validAmount(plan.price_usd),
    discount_percent: discount,
    discounted_usd: applyDiscount(plan.price_usd, discount),
  };
};

/**
 * Returns the organization's usage with the limits of its plan. Of two plans of one tier, the
 * cheaper one sets the limits.
 */
export const planUsage = (deps: Deps, who: Principal): Promise<Schemas['PlanUsage']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId } = toTenant(who);
    const now = deps.now();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const [active] = await tx
      .select({ n: count() })
      .from(repositories)
      .where(and(eq(repositories.clientId, clientId), eq(repositories.active, true)));
    const [members] = await tx
      .select({ n: count() })
      .from(users)
      .where(eq(users.clientId, clientId));
    const [fixes] = await tx
      .select({ n: count() })
      .from(remediations)
      .where(
        and(
          eq(remediations.clientId, clientId),
          eq(remediations.source, 'ai'),
          gte(remediations.createdAt, month),
        ),
      );
    const [plan] = await tx
      .select({ pricing: pricings })
      .from(pricings)
      .innerJoin(
        clients,
        and(eq(clients.clientId, clientId), sql`${tierInForce(now)} = ${pricings.tier}`),
      )
      .where(eq(pricings.active, true))
      .orderBy(asc(pricings.priceUsd), asc(pricings.id))
      .limit(1);
    return {
      used: { repositories: active?.n ?? 0, members: members?.n ?? 0, ai_fixes: fixes?.n ?? 0 },
      included: plan ? includedIn(plan.pricing) : null,
    };
  });
