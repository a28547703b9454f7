// When a user visited the findings list, and which findings the user has seen: determines what is
// new since then (query/new-since.ts).
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { type Scope, scopeOf } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { findingVisits } from '../../../platform/db/schema/views.ts';
import { inTenant, readInTenant } from '../../../platform/db/tenancy.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { visibleFindings } from '../../access/index.ts';
import { findFirstReportsSinceVisit, resolveNewByRule, visitEndsAfterMs } from '../query/index.ts';

type Schemas = components['schemas'];
type Visit = typeof findingVisits.$inferSelect;

/** Limit of individually marked findings of each kind: the client reads all of them. */
const mostMarked = 1000;

const isOwn = (who: Principal) =>
  and(eq(findingVisits.clientId, who.clientId), eq(findingVisits.userId, who.userId));

const sinceOf = (visit: Pick<Visit, 'since' | 'seenAllAt'> | undefined): string | null => {
  const moments = [visit?.since, visit?.seenAllAt].flatMap((at) => at?.toISOString() ?? []);
  return moments.toSorted().at(-1) ?? null;
};

/**
 * Continues the visit, or starts one: the end of the previous visit then becomes `since`, so that
 * marks from before it are obsolete.
 */
const visitNow = async (tx: Tx, who: Principal, now: Date): Promise<Visit> => {
  const ended = new Date(now.getTime() - visitEndsAfterMs).toISOString();
  const isOver = sql`${findingVisits.lastSeenAt} < ${ended}::timestamptz`;
  const [visit] = await tx
    .insert(findingVisits)
    .values({ clientId: who.clientId, userId: who.userId, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [findingVisits.clientId, findingVisits.userId],
      set: {
        sinceBefore: sql`case when ${isOver} then ${findingVisits.since} else ${findingVisits.sinceBefore} end`,
        since: sql`case when ${isOver} then ${findingVisits.lastSeenAt} else ${findingVisits.since} end`,
        lastSeenAt: sql`greatest(${findingVisits.lastSeenAt}, excluded.last_seen_at)`,
        seenAllAt: sql`case when ${isOver} then null else ${findingVisits.seenAllAt} end`,
        seenAllUndo: sql`case when ${isOver} then null else ${findingVisits.seenAllUndo} end`,
        seen: sql`case when ${isOver} then '{}'::uuid[] else ${findingVisits.seen} end`,
      },
    })
    .returning();
  if (!visit) throw new Error('A visit without a row.');
  return visit;
};

export const recordVisit = (deps: Deps, who: Principal): Promise<Schemas['FindingsVisit']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const visit = await visitNow(tx, who, deps.now());
    return { since: sinceOf(visit), since_before: visit.sinceBefore?.toISOString() ?? null };
  });

const newsOf = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  visit: Visit | undefined,
): Promise<Schemas['FindingsNews']> => ({
  since: sinceOf(visit),
  first_reports: await findFirstReportsSinceVisit(tx, who, scope),
  seen: visit?.seen ?? [],
  unseen: visit?.unseen ?? [],
});

/**
 * Returns the data with which a client decides for each row whether it matches
 * `new_since=last_visit`.
 */
export const readVisit = (
  deps: Deps,
  who: Principal,
  scope: Scope,
): Promise<Schemas['FindingsNews']> =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const [visit] = await tx.select().from(findingVisits).where(isOwn(who));
    const isOver = visit && visit.lastSeenAt.getTime() < deps.now().getTime() - visitEndsAfterMs;
    // The state at the start of the next visit, which the list uses as well.
    const next = isOver ? { since: visit.lastSeenAt, seenAllAt: null, seen: [] } : {};
    return newsOf(tx, who, scope, visit && { ...visit, ...next });
  });

type Marked = Partial<Pick<Visit, 'seenAllAt' | 'seenAllUndo' | 'seen' | 'unseen'>>;

const withAllSeen = ({ seenAllAt, unseen }: Visit, now: Date): Marked => ({
  seenAllAt: now,
  seenAllUndo: { seenAllAt: seenAllAt?.toISOString() ?? null, unseen },
  unseen: [],
});

const withoutAllSeen = ({ seenAllUndo: undo, unseen }: Visit): Marked => {
  if (undo === null)
    throw new Problem(409, 'cannot_undo', 'This cannot be undone, or was already undone.');
  return {
    seenAllAt: undo.seenAllAt === null ? null : new Date(undo.seenAllAt),
    seenAllUndo: null,
    unseen: [...new Set([...undo.unseen, ...unseen])],
  };
};

/** Stores a mark only if it differs from the rule, whose result changes with the next visit. */
const withMarks = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  visit: Visit,
  ids: ReadonlySet<string>,
  isSeen: boolean,
): Promise<Marked> => {
  const { condition } = await resolveNewByRule(tx, who, ['last_visit']);
  const { rows } = await tx.execute<{ id: string; fresh: boolean }>(
    sql`select f.id, ${condition} as fresh from findings f where ${visibleFindings(who, scope)} and f.id = any(${uuidArray([...ids])})`,
  );
  if (rows.length !== ids.size) throw notFound('Finding');
  const marked = rows.flatMap(({ id, fresh }) => (fresh === isSeen ? [id] : []));
  const kept = (before: readonly string[]) => before.filter((id) => !ids.has(id));
  const seen = [...kept(visit.seen), ...(isSeen ? marked : [])];
  const unseen = [...kept(visit.unseen), ...(isSeen ? [] : marked)];
  if (Math.max(seen.length, unseen.length) > mostMarked)
    throw createProblem(422, 'too_many_marked_findings', { most: mostMarked });
  return { seen, unseen };
};

/** Marks some or all findings as seen, or as new again. */
export const markSeen = (
  deps: Deps,
  who: Principal,
  { seen, finding_ids: ids }: Schemas['MarkFindingsSeenRequest'],
): Promise<Schemas['FindingsNews']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    // The operation requires the permission for the user's own settings; this one determines the
    // visible findings.
    const scope = scopeOf({ role: who.role, is_partner: who.isPartner }, 'findings:read') ?? 'own';
    const visit = await visitNow(tx, who, deps.now());
    const marked =
      ids === undefined
        ? seen
          ? withAllSeen(visit, deps.now())
          : withoutAllSeen(visit)
        : await withMarks(tx, who, scope, visit, new Set(ids), seen);
    await tx.update(findingVisits).set(marked).where(isOwn(who));
    return newsOf(tx, who, scope, { ...visit, ...marked });
  });
