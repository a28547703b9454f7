// An organisation is brought by a partner, not by its person. Who that is goes by the e-mail address, and only while the partner is active.
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../db/connect.ts';
import { clients, users } from '../../db/schema/accounts.ts';
import { partners } from '../../db/schema/catalogue.ts';
import { notFound } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';

type PartnerRow = typeof partners.$inferSelect;

/** The ids of the partners for whom the person with this address speaks, as a subquery. */
export const partnersOf = (email: string): SQL =>
  sql`(select p.id from partners p where p.active and lower(p.email) = lower(${email}))`;

/** It stays until the transaction ends: nothing is given to a partner that is gone. */
export const findPartner = async (tx: Tx, id: string): Promise<PartnerRow | undefined> =>
  (await tx.select().from(partners).where(eq(partners.id, id)).for('key share'))[0];

/** A partner that an organisation may be given to. */
export const requirePartner = async (tx: Tx, id: string): Promise<PartnerRow> => {
  const partner = await findPartner(tx, id);
  if (!partner) throw notFound('Partner');
  if (!partner.active) throw refusal(422, 'partner_paused');
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${partner.email})`);
  if (!person) throw refusal(422, 'partner_without_account');
  return partner;
};

/** What an organisation saves by its partner; null where there is none, it is paused, or takes nothing off. */
export const partnerDiscountOf = async (
  tx: Tx,
  clientId: string,
): Promise<components['schemas']['PartnerDiscount'] | null> => {
  const [discount] = await tx
    .select({ percent: partners.discountPercent, partner: partners.name })
    .from(clients)
    .innerJoin(partners, eq(partners.id, clients.broughtBy))
    .where(
      and(
        eq(clients.clientId, clientId),
        eq(partners.active, true),
        gt(partners.discountPercent, 0),
      ),
    );
  return discount ?? null;
};
