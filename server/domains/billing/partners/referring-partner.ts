// An organization is referred by a partner, not by a user. A user acts for the partner whose e-mail
// address matches, while that partner is active.
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { partners } from '../../../platform/db/schema/catalogue.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';

type PartnerRow = typeof partners.$inferSelect;

/** Subquery of the ids of the active partners with this e-mail address. */
export const partnerIdsByEmail = (email: string): SQL =>
  sql`(select p.id from partners p where p.active and lower(p.email) = lower(${email}))`;

/**
 * Locks the partner until the transaction ends, so that a concurrent delete cannot leave a
 * reference to it.
 */
export const lockPartner = async (tx: Tx, id: string): Promise<PartnerRow | undefined> =>
  (await tx.select().from(partners).where(eq(partners.id, id)).for('key share'))[0];

/** Returns an active partner with a user account. Throws 404 or 422 otherwise. */
export const requirePartner = async (tx: Tx, id: string): Promise<PartnerRow> => {
  const partner = await lockPartner(tx, id);
  if (!partner) throw notFound('Partner');
  if (!partner.active) throw createProblem(422, 'partner_paused');
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${partner.email})`);
  if (!person) throw createProblem(422, 'partner_without_account');
  return partner;
};

/**
 * The discount of the organization's partner; null without a partner, for an inactive one, and for
 * a discount of 0 %.
 */
export const findPartnerDiscount = async (
  tx: Tx,
  clientId: string,
): Promise<components['schemas']['PartnerDiscount'] | null> => {
  const [discount] = await tx
    .select({ percent: partners.discountPercent, partner: partners.name })
    .from(clients)
    .innerJoin(partners, eq(partners.id, clients.referringPartnerId))
    .where(
      and(
        eq(clients.clientId, clientId),
        eq(partners.active, true),
        gt(partners.discountPercent, 0),
      ),
    );
  return discount ?? null;
};
