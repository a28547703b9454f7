import { and, count, desc, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { clients, users } from '../../db/schema/accounts.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { newId } from '../../runtime/ids.ts';
import { metaOf, type PageRequest, windowOf } from '../lists.ts';

type Schemas = components['schemas'];

export const sendFeedback = (deps: Deps, who: Principal, given: Schemas['FeedbackRequest']): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const id = newId();
    await tx.insert(feedback).values({
      clientId: who.clientId, id, userId: who.userId, kind: given.kind, message: given.message, page: given.page ?? null, mayContact: given.may_contact ?? false, createdAt: deps.now(),
    });
    await writeAudit(tx, { clientId: who.clientId, actor: who, action: 'feedback.send', subject: { type: 'feedback', id }, detail: { kind: given.kind } });
  });

/** One's own, newest first; those who run the installation read everyone's. */
export const listFeedback = (deps: Deps, who: Principal, query: PageRequest): Promise<Schemas['FeedbackList']> => {
  const everyone = who.role === 'superadmin';
  const where = everyone ? undefined : and(eq(feedback.clientId, who.clientId), eq(feedback.userId, who.userId));
  const read = async (tx: Tx) => {
    const window = windowOf(query);
    const rows = await tx
      .select({ entry: feedback, username: users.username, email: users.email, organization: clients.organizationName })
      .from(feedback)
      .innerJoin(users, and(eq(users.clientId, feedback.clientId), eq(users.id, feedback.userId)))
      .innerJoin(clients, eq(clients.clientId, feedback.clientId))
      .where(where).orderBy(desc(feedback.id)).limit(window.limit).offset(window.offset);
    const [counted] = await tx.select({ n: count() }).from(feedback).where(where);
    return {
      data: rows.map(({ entry: { id, kind, message, page, mayContact, createdAt }, username, email, organization }) => ({
        id, kind, message, page, username, organization_name: organization, email: mayContact ? email : null, created_at: createdAt.toISOString(),
      })),
      meta: metaOf(counted?.n ?? 0, window),
    };
  };
  return everyone ? acrossTenants(deps.db, 'administer organisations', read) : inTenant(deps.db, who, read);
};
