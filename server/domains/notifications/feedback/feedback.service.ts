import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { feedback, feedbackScreenshots } from '../../../platform/db/schema/feedback.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../../platform/http/paging.ts';
import { parseImage } from './screenshot.ts';

type Schemas = components['schemas'];

export const sendFeedback = (
  deps: Deps,
  who: Principal,
  given: Schemas['FeedbackRequest'],
): Promise<void> => {
  const screenshot = given.screenshot === undefined ? undefined : parseImage(given.screenshot);
  return inTenant(deps.db, who, async (tx) => {
    const id = newId();
    await tx.insert(feedback).values({
      clientId: who.clientId,
      id,
      userId: who.userId,
      kind: given.kind,
      message: given.message,
      page: given.page ?? null,
      mayContact: given.may_contact ?? false,
      createdAt: deps.now(),
    });
    if (screenshot)
      await tx
        .insert(feedbackScreenshots)
        .values({ clientId: who.clientId, feedbackId: id, ...screenshot });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'feedback.send',
      subject: { type: 'feedback', id },
      detail: { kind: given.kind },
    });
  });
};

/** Operators of the installation can read all feedback, other users their own. */
const readable = (deps: Deps, who: Principal) => {
  const everyone = who.role === 'superadmin';
  return {
    where: everyone
      ? undefined
      : and(eq(feedback.clientId, who.clientId), eq(feedback.userId, who.userId)),
    read: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      everyone
        ? acrossTenants(deps.db, 'administer organisations', work)
        : inTenant(deps.db, who, work),
  };
};

const ofFeedback = and(
  eq(feedbackScreenshots.clientId, feedback.clientId),
  eq(feedbackScreenshots.feedbackId, feedback.id),
);

export const getScreenshot = async (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<{ mediaType: string; picture: Buffer }> => {
  const { where, read } = readable(deps, who);
  const [row] = await read((tx) =>
    tx
      .select({ mediaType: feedbackScreenshots.mediaType, picture: feedbackScreenshots.picture })
      .from(feedback)
      .innerJoin(feedbackScreenshots, ofFeedback)
      .where(and(eq(feedback.id, id), where)),
  );
  if (!row) throw notFound('Screenshot');
  return { mediaType: row.mediaType, picture: Buffer.from(row.picture) };
};

/** Newest first. */
export const listFeedback = (
  deps: Deps,
  who: Principal,
  query: PageRequest,
): Promise<Schemas['FeedbackList']> => {
  const { where, read } = readable(deps, who);
  return read(async (tx) => {
    const window = toPageRange(query);
    const rows = await tx
      .select({
        entry: feedback,
        hasScreenshot: sql<boolean>`exists (select from feedback_screenshots s where s.client_id = ${feedback.clientId} and s.feedback_id = ${feedback.id})`,
        username: users.username,
        email: users.email,
        organization: clients.organizationName,
      })
      .from(feedback)
      .innerJoin(users, and(eq(users.clientId, feedback.clientId), eq(users.id, feedback.userId)))
      .innerJoin(clients, eq(clients.clientId, feedback.clientId))
      .where(where)
      .orderBy(desc(feedback.id))
      .limit(window.limit)
      .offset(window.offset);
    const [counted] = await tx.select({ n: count() }).from(feedback).where(where);
    return {
      data: rows.map(
        ({
          entry: { id, kind, message, page, mayContact, createdAt },
          hasScreenshot,
          username,
          email,
          organization,
        }) => ({
          id,
          kind,
          message,
          page,
          has_screenshot: hasScreenshot,
          username,
          organization_name: organization,
          email: mayContact ? email : null,
          created_at: createdAt.toISOString(),
        }),
      ),
      meta: toPageMeta(counted?.n ?? 0, window),
    };
  });
};
