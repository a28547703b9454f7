import { personColumns } from '../../platform/db/person-columns.ts';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { userConnectors } from '../../platform/db/schema/catalogue.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { contains } from '../../platform/db/text-match.ts';
import type { Deps } from '../../platform/deps.ts';
import { type PageRequest, toPageMeta, toPageRange } from '../../platform/http/paging.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { mapUniqueViolation } from '../../platform/db/unique-violation.ts';

type Schemas = components['schemas'];

const rows = (tx: Tx) =>
  tx
    .select({ connector: userConnectors, author: personColumns })
    .from(userConnectors)
    .leftJoin(
      users,
      and(eq(users.clientId, userConnectors.clientId), eq(users.id, userConnectors.authorId)),
    );

const connectorOf = ({
  connector,
  author: person,
}: Awaited<ReturnType<typeof rows>>[number]): Schemas['UserConnector'] => ({
  id: connector.id,
  name: connector.name,
  description: connector.description,
  kind: connector.kind,
  definition: connector.definition,
  published: connector.published,
  added: connector.added,
  author: person,
  updated_at: connector.updatedAt.toISOString(),
});

/** Published connectors, withdrawn ones that are still in use, and the user's own. */
const visible = (who: Principal) =>
  and(
    eq(userConnectors.clientId, who.clientId),
    or(
      eq(userConnectors.published, true),
      eq(userConnectors.added, true),
      eq(userConnectors.authorId, who.userId),
    ),
  );

const documentOf = async (
  tx: Tx,
  who: Principal,
  id: string,
): Promise<Schemas['UserConnectorDocument']> => {
  const [row] = await rows(tx).where(and(eq(userConnectors.id, id), visible(who)));
  if (!row) throw notFound('Connector');
  return { data: connectorOf(row) };
};

type ListQuery = PageRequest & { q?: string };

/** `page` is counted from zero (specification, this list only). */
export const listUserConnectors = (
  deps: Deps,
  who: Principal,
  { page = 0, q, ...asked }: ListQuery,
): Promise<Schemas['UserConnectorList']> => {
  const range = toPageRange({ ...asked, page: page + 1 });
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const words = q ? contains(q) : undefined;
    const where = and(
      visible(who),
      words === undefined
        ? undefined
        : or(ilike(userConnectors.name, words), ilike(userConnectors.description, words)),
    );
    const data = await rows(tx)
      .where(where)
      .orderBy(asc(userConnectors.name), asc(userConnectors.id))
      .limit(range.limit)
      .offset(range.offset);
    const [total] = await tx.select({ n: count() }).from(userConnectors).where(where);
    const meta = toPageMeta(total?.n ?? 0, range);
    return { data: data.map(connectorOf), meta: { ...meta, page: meta.page - 1 } };
  });
};

export const getUserConnector = (deps: Deps, who: Principal, id: string) =>
  inTenant(deps.db, toTenant(who), (tx) => documentOf(tx, who, id));

const audited = (tx: Tx, who: Principal, action: string, id: string, requestId: string) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `connectors.${action}`,
    subject: { type: 'connector', id },
    requestId,
  });

const taken = 'connector_name_taken';

const change = async (
  tx: Tx,
  who: Principal,
  id: string,
  values: Partial<typeof userConnectors.$inferInsert>,
): Promise<void> => {
  const { rowCount } = await mapUniqueViolation(
    tx
      .update(userConnectors)
      .set({ ...values, updatedAt: new Date() })
      .where(and(eq(userConnectors.id, id), visible(who))),
    taken,
  );
  if (!rowCount) throw notFound('Connector');
};

const valuesOf = ({ name, description, kind, definition }: Schemas['UserConnectorRequest']) => ({
  name: name.trim(),
  kind,
  ...(description !== undefined && { description }),
  ...(definition !== undefined && { definition }),
});

export const publishUserConnector = (
  deps: Deps,
  who: Principal,
  { id: present, ...request }: Schemas['PublishConnectorRequest'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const id = present ?? newId();
    if (present === undefined) {
      await mapUniqueViolation(
        tx.insert(userConnectors).values({
          clientId: who.clientId,
          id,
          ...valuesOf(request),
          published: true,
          authorId: who.userId,
        }),
        taken,
      );
    } else await change(tx, who, id, { ...valuesOf(request), published: true });
    await audited(tx, who, 'publish', id, requestId);
    return documentOf(tx, who, id);
  });

export const editUserConnector = (
  deps: Deps,
  who: Principal,
  id: string,
  request: Schemas['UserConnectorRequest'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await change(tx, who, id, valuesOf(request));
    await audited(tx, who, 'edit', id, requestId);
    return documentOf(tx, who, id);
  });

export const addUserConnector = (deps: Deps, who: Principal, id: string, requestId: string) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { data } = await documentOf(tx, who, id);
    // A withdrawn connector stays available to its current users and is not offered to others.
    if (!data.published && !data.added) throw notFound('Connector');
    await change(tx, who, id, { added: true });
    await audited(tx, who, 'add', id, requestId);
    return documentOf(tx, who, id);
  });

export const unpublishUserConnector = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await change(tx, who, id, { published: false });
    await audited(tx, who, 'unpublish', id, requestId);
  });
