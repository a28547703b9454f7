import { eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { partners } from '../../../platform/db/schema/catalogue.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import { contains } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../../platform/http/paging.ts';
import { mapUniqueViolation } from '../../../platform/db/unique-violation.ts';

type Schemas = components['schemas'];
type Row = {
  id: string;
  name: string;
  email: string;
  active: boolean;
  discount_percent: number;
  clients: number;
  created_at: Date;
};

const partnerOf = (row: Row): Schemas['Partner'] => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});

const select = sql`
  select p.id, p.name, p.email, p.active, p.discount_percent, p.created_at,
    (select count(*)::int from clients c where c.brought_by = p.id) as clients
  from partners p`;

const across = <T>(deps: Deps, work: (tx: Tx) => Promise<T>) =>
  acrossTenants(deps.db, 'administer organisations', work);

export const listPartners = (
  deps: Deps,
  query: PageRequest & { q?: string },
): Promise<Schemas['PartnerList']> =>
  across(deps, async (tx) => {
    const window = toPageRange(query);
    const words = contains(query.q ?? '');
    const where = sql`(p.name ilike ${words} or p.email ilike ${words})`;
    const { rows } = await tx.execute<Row>(
      sql`${select} where ${where} order by lower(p.name), p.id limit ${window.limit} offset ${window.offset}`,
    );
    const {
      rows: [total],
    } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from partners p where ${where}`,
    );
    return { data: rows.map(partnerOf), meta: toPageMeta(total?.n ?? 0, window) };
  });

const documentOf = async (tx: Tx, id: string): Promise<Schemas['PartnerDocument']> => {
  const {
    rows: [row],
  } = await tx.execute<Row>(sql`${select} where p.id = ${id}`);
  if (!row) throw notFound('Partner');
  return { data: partnerOf(row) };
};

export const getPartner = (deps: Deps, id: string) => across(deps, (tx) => documentOf(tx, id));

/**
 * The user with the partner's e-mail address gains the partner's permissions, and loses them when
 * the partner is deleted.
 */
const mark = (tx: Tx, email: string, isPartner: boolean) =>
  tx
    .update(users)
    .set({ isPartner })
    .where(sql`lower(${users.email}) = lower(${email})`);

const valuesOf = ({
  name,
  email,
  active,
  discount_percent: discount,
}: Schemas['PartnerRequest']) => ({
  name: name.trim(),
  email: email.trim(),
  active,
  discountPercent: discount,
});

const taken = 'partner_exists';

export const createPartner = (
  deps: Deps,
  who: Principal,
  request: Schemas['PartnerRequest'],
  requestId: string,
) =>
  across(deps, async (tx) => {
    const row = { id: newId(), ...valuesOf(request) };
    await mapUniqueViolation(tx.insert(partners).values(row), taken);
    await mark(tx, row.email, row.active);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'partners.create',
      subject: { type: 'partner', id: row.id },
      detail: { ...request },
      requestId,
    });
    return documentOf(tx, row.id);
  });

export const updatePartner = (
  deps: Deps,
  who: Principal,
  id: string,
  request: Schemas['PartnerRequest'],
  requestId: string,
) =>
  across(deps, async (tx) => {
    const { data: before } = await documentOf(tx, id);
    const values = valuesOf(request);
    await mapUniqueViolation(tx.update(partners).set(values).where(eq(partners.id, id)), taken);
    await mark(tx, before.email, false);
    await mark(tx, values.email, values.active);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'partners.update',
      subject: { type: 'partner', id },
      detail: { ...request },
      requestId,
    });
    return documentOf(tx, id);
  });

export const deletePartner = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  across(deps, async (tx) => {
    const { data } = await documentOf(tx, id);
    await tx.delete(partners).where(eq(partners.id, id));
    await tx
      .update(clients)
      .set({ referringPartnerId: null })
      .where(eq(clients.referringPartnerId, id));
    await mark(tx, data.email, false);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'partners.delete',
      subject: { type: 'partner', id },
      detail: { name: data.name },
      requestId,
    });
  });
