// Counts the work that is assigned to a member, and releases it when the member leaves. The
// statements are set-based, because a member may have been sent every finding.
import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { rolesWith } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { changeFindingLabels, updateUncountedFindings } from '../../platform/db/counted-writes.ts';
import { currentClient, ofCurrentClient } from '../../platform/db/current-client.ts';
import { apiTokens, users } from '../../platform/db/schema/accounts.ts';
import { findings, riskAcceptances } from '../../platform/db/schema/findings.ts';
import { outbox } from '../../platform/db/schema/operations.ts';
import { repositoryMembers } from '../../platform/db/schema/repositories.ts';
import { teamMembers } from '../../platform/db/schema/teams.ts';
import {
  activeFilters,
  findingVisits,
  savedFilters,
  selectedColumns,
} from '../../platform/db/schema/views.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notifyApprover, type NotifiedFindings } from '../findings/index.ts';
import { developerLabel } from '../access/index.ts';
import type { User } from '../identity/index.ts';

type InHand = { awaited_approvals: number; api_tokens: number };

/** Pending requests and active tokens of each user. */
export const countAssignedWork = async (
  tx: Tx,
  people: readonly User[],
  now: Date,
): Promise<(id: string) => InHand> => {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return () => ({ awaited_approvals: 0, api_tokens: 0 });
  const counted = sql<number>`count(*)::int`;
  const approvals = await tx
    .select({ id: riskAcceptances.approver, n: counted })
    .from(riskAcceptances)
    .innerJoin(
      findings,
      and(
        eq(findings.clientId, riskAcceptances.clientId),
        eq(findings.id, riskAcceptances.findingId),
      ),
    )
    .where(
      and(
        ofCurrentClient(riskAcceptances),
        inArray(riskAcceptances.approver, ids),
        findings.reviewRequested,
      ),
    )
    .groupBy(riskAcceptances.approver);
  const tokens = await tx
    .select({ id: apiTokens.createdBy, n: counted })
    .from(apiTokens)
    .where(
      and(
        ofCurrentClient(apiTokens),
        inArray(apiTokens.createdBy, ids),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now),
      ),
    )
    .groupBy(apiTokens.createdBy);
  const of = (rows: readonly { id: string | null; n: number }[], id: string) =>
    rows.find((row) => row.id === id)?.n ?? 0;
  return (id) => ({ awaited_approvals: of(approvals, id), api_tokens: of(tokens, id) });
};

/** Every finding that is assigned or was sent to the user has this label. */
const labelled = (id: string): SQL =>
  sql`(select finding_id from finding_labels where client_id = ${currentClient} and label = ${developerLabel(id)})`;

/**
 * Locks the findings in the order that all batch runs use, then the user. An assignment locks the
 * finding first and the user next, so no new assignment to this user can commit afterwards.
 */
const lock = async (tx: Tx, { clientId, id }: User): Promise<void> => {
  await tx.execute(sql`select count(*) from (
    select 1 from findings f where f.client_id = ${currentClient} and f.id in (${labelled(id)} union select finding_id from risk_acceptances where client_id = ${currentClient} and approver = ${id}) order by f.id for update) as locked`);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.id, id)))
    .for('update');
};

const writeLeft = (
  tx: Tx,
  who: Principal,
  { username }: User,
  kind: 'assignee_left' | 'approver_left',
  where: SQL,
) =>
  tx.execute(sql`
  insert into finding_events (client_id, id, finding_id, repository_id, kind, actor_id, actor_name, data)
  select f.client_id, new_id(), f.id, f.repository_id, ${kind}, ${who.userId}::uuid, ${who.username}, jsonb_build_object('from', ${username}::text, 'to', null) from findings f where f.client_id = ${who.clientId}::uuid and ${where}`);

const unassignFindings = async (tx: Tx, who: Principal, user: User, now: Date): Promise<void> => {
  const assigned = sql`f.id in ${labelled(user.id)} and f.assignee_id = ${user.id}`;
  await writeLeft(tx, who, user, 'assignee_left', assigned);
  await updateUncountedFindings(
    tx,
    { where: sql`f.client_id = ${who.clientId}::uuid and ${assigned}` },
    sql`assignee_id = null, updated_at = ${now.toISOString()}::timestamptz, version = f.version + 1`,
  );
  await tx.execute(
    sql`delete from finding_sends where client_id = ${who.clientId}::uuid and user_id = ${user.id} and finding_id in ${labelled(user.id)}`,
  );
  await changeFindingLabels(tx, {
    remove: {
      where: sql`l.client_id = ${who.clientId}::uuid and l.label = ${developerLabel(user.id)}`,
    },
  });
};

/** Unassigns the user's pending approvals, and notifies the other approvers once per requester. */
const unassignApprovals = async (tx: Tx, who: Principal, user: User): Promise<void> => {
  const waiting = sql`f.review_requested and f.id in (select finding_id from risk_acceptances where client_id = ${who.clientId}::uuid and approver = ${user.id})`;
  const { rows: asked } = await tx.execute<
    NotifiedFindings & { id: string; username: string | null; reason: string }
  >(sql`
    select a.accepted_by as id, max(u.username) as username, count(*)::int as count, (array_agg(a.reason order by f.priority desc, f.id))[1] as reason,
      (array_agg(jsonb_build_object('id', f.id, 'title', f.title) order by f.priority desc, f.id))[1] as first
    from findings f join risk_acceptances a on a.client_id = f.client_id and a.finding_id = f.id left join users u on u.client_id = a.client_id and u.id = a.accepted_by
    where f.client_id = ${who.clientId}::uuid and ${waiting} group by a.accepted_by`);
  if (asked.length === 0) return;
  const approvers = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.clientId, who.clientId),
        inArray(users.role, [...rolesWith('findings:accept-risk')]),
        sql`${users.verifiedAt} is not null`,
        sql`${users.id} <> ${user.id}`,
      ),
    );
  for (const { id: askerId, username, reason, ...facts } of asked) {
    // The notification names the caller if the requester has left too.
    await notifyApprover(
      tx,
      { clientId: who.clientId, username: username ?? who.username },
      approvers.flatMap(({ id }) => (id === askerId ? [] : [id])),
      reason,
      facts,
    );
  }
  await writeLeft(tx, who, user, 'approver_left', waiting);
  await tx.execute(
    sql`update risk_acceptances a set approver = null from findings f where a.client_id = ${who.clientId}::uuid and f.client_id = a.client_id and f.id = a.finding_id and a.approver = ${user.id} and f.review_requested`,
  );
};

/** Deletes the user's private filters; shared ones stay with the organization. */
const deletePrivateViews = async (tx: Tx, { id }: User): Promise<void> => {
  const deletedFilters = await tx
    .delete(savedFilters)
    .where(
      and(
        ofCurrentClient(savedFilters),
        eq(savedFilters.ownerId, id),
        eq(savedFilters.shared, false),
      ),
    )
    .returning({ id: savedFilters.id });
  if (deletedFilters.length > 0)
    await tx.delete(activeFilters).where(
      and(
        ofCurrentClient(activeFilters),
        inArray(
          activeFilters.filterId,
          deletedFilters.map((filter) => filter.id),
        ),
      ),
    );
  await tx
    .delete(activeFilters)
    .where(and(ofCurrentClient(activeFilters), eq(activeFilters.userId, id)));
  await tx
    .delete(selectedColumns)
    .where(and(ofCurrentClient(selectedColumns), eq(selectedColumns.userId, id)));
  await tx
    .delete(findingVisits)
    .where(and(ofCurrentClient(findingVisits), eq(findingVisits.userId, id)));
};

/** Has to run before the user is deleted, in the same transaction. */
export const releaseAssignedWork = async (
  tx: Tx,
  who: Principal,
  user: User,
  now: Date,
): Promise<void> => {
  await lock(tx, user);
  await unassignFindings(tx, who, user, now);
  await unassignApprovals(tx, who, user);
  await deletePrivateViews(tx, user);
  await tx
    .delete(repositoryMembers)
    .where(and(ofCurrentClient(repositoryMembers), eq(repositoryMembers.userId, user.id)));
  await tx
    .delete(teamMembers)
    .where(and(ofCurrentClient(teamMembers), eq(teamMembers.userId, user.id)));
  // Queued mail would still notify or invite the user.
  await tx
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(and(ofCurrentClient(outbox), eq(outbox.userId, user.id), eq(outbox.state, 'queued')));
};
