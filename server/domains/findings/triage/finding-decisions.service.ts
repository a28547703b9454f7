// Decisions about a finding: accepting its risk, and linking it to a duplicate or unlinking it.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingCan, needsSecondApprover } from '#domain/finding-can';
import type { Severity } from '#domain/finding-filters';
import { can, type Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { updateUncountedFindings } from '../../../platform/db/counted-writes.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { findingLinks, riskAcceptances } from '../../../platform/db/schema/findings.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { invalid, notFound, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { undoMs } from '../../activity/records/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockMember } from '../../identity/index.ts';
import {
  assertCan,
  changedSince,
  ChangeRefused,
  type Columns,
  type FindingStateRow,
  updateFindings,
} from './finding-change.ts';
import { type Decider, findLeftAcceptance, writeEvent, writeEvents } from '../records/index.ts';
import type { NotifiedFindings } from './notified-findings.ts';
import { needsApproverCondition } from './second-approver.ts';
import { lockVisible, withFinding } from '../findings.service.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };
export type Acceptance = Schemas['AcceptRiskRequest'];

const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

const assertApprover = async (tx: Tx, who: Principal, id: string) => {
  if (id === who.userId) throw invalid('approver_id', 'own_approval');
  const [approver] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.clientId, who.clientId), eq(users.id, id)));
  if (!approver) throw invalid('approver_id', 'not_a_member');
  if (!can({ role: approver.role }, 'findings:accept-risk'))
    throw invalid('approver_id', 'may_not_accept');
};

/** Undo is possible as long as for changes of many findings. */
export const undoableSince = (now: Date) => new Date(now.getTime() - undoMs);

const set = (tx: Tx, row: FindingStateRow, columns: Columns, now: Date) =>
  updateFindings(tx, [row], () => columns, now);

type Rows = readonly FindingStateRow[];

/** Checked once for all findings of a request. */
export const checkAcceptance = async (
  tx: Tx,
  who: Principal,
  input: Acceptance,
  now: Date,
): Promise<void> => {
  if (input.until != null && endOf(input.until) < now) throw invalid('until', 'day_is_over');
  if (input.approver_id != null) await assertApprover(tx, who, input.approver_id);
};

export const notifyApprover = (
  tx: Tx,
  who: Pick<Principal, 'clientId' | 'username'>,
  approvers: readonly string[],
  reason: string,
  { count, first }: NotifiedFindings,
): Promise<void> => {
  const title =
    count === 1
      ? `${who.username} asks you to accept a risk: ${first.title}`
      : `${who.username} asks you to accept the risk of ${String(count)} findings`;
  return notify(tx, {
    clientId: who.clientId,
    userIds: approvers,
    type: 'approval_requested',
    title,
    message: reason.trim(),
    facts: { username: who.username, count, what: first.title },
    subject: { type: 'finding', id: first.id },
  });
};

export const notifyRequester = (
  tx: Tx,
  who: Principal,
  requester: string,
  { approve, comment }: Schemas['DecideRiskRequest'],
  { count, first }: NotifiedFindings,
): Promise<void> => {
  const title = `${who.username} ${approve ? 'agrees' : 'does not agree'} to accept the risk: ${count === 1 ? first.title : `${String(count)} findings`}`;
  return notify(tx, {
    clientId: who.clientId,
    userIds: [requester],
    type: 'approval_answered',
    title,
    message: comment ?? '',
    facts: { username: who.username, approved: approve, count, what: first.title },
    subject: { type: 'finding', id: first.id },
  });
};

/**
 * Accepts the risk of findings, which have to be locked and acceptable. With an approver, whom the
 * caller notifies, they stay open until the approver agrees.
 */
export const acceptRiskOf = async (
  tx: Tx,
  who: Decider,
  rows: Rows,
  input: Acceptance,
  now: Date,
): Promise<void> => {
  const approver = input.approver_id ?? null;
  if (approver !== null && !(await lockMember(tx, approver)))
    throw invalid('approver_id', 'not_a_member');
  const values = {
    reason: input.reason.trim(),
    until: input.until == null ? null : endOf(input.until),
    untilFix: input.until_fix ?? false,
    acceptedBy: who.userId,
    approver,
    createdAt: now,
  };
  await tx
    .insert(riskAcceptances)
    .values(rows.map((row) => ({ clientId: row.clientId, findingId: row.id, ...values })))
    .onConflictDoUpdate({
      target: [riskAcceptances.clientId, riskAcceptances.findingId],
      set: values,
    });
  await updateFindings(
    tx,
    rows,
    () =>
      approver === null
        ? { status: 'risk_accepted', closedAt: now, reviewRequested: false }
        : { reviewRequested: true },
    now,
  );
  await writeEvents(
    tx,
    who,
    rows.map((row) => ({
      row,
      kind: approver === null ? 'risk_accepted' : 'risk_requested',
      from: row.status,
      to: approver === null ? 'risk_accepted' : row.status,
      comment: values.reason,
    })),
  );
};

const readGuarded = async (tx: Tx, who: Principal, row: FindingStateRow): Promise<boolean> => {
  const { rows } = await tx.execute<{ guarded: boolean }>(
    sql`select ${needsApproverCondition(who)} as guarded from repositories r where r.client_id = ${row.clientId}::uuid and r.id = ${row.repositoryId}`,
  );
  return rows[0]?.guarded ?? false;
};

export const acceptRisk = (deps: Deps, access: Access, id: string, input: Acceptance) =>
  withFinding(deps, access, id, async (tx, row) => {
    assertCan(row, findingCan.acceptRisk);
    if (input.until_fix === true && row.fixedVersion !== null)
      throw new ChangeRefused('fix_available');
    if (
      input.approver_id == null &&
      needsSecondApprover({
        severity: row.severity as Severity,
        guarded: await readGuarded(tx, access.who, row),
      })
    )
      throw new ChangeRefused('needs_approver');
    await checkAcceptance(tx, access.who, input, deps.now());
    await acceptRiskOf(tx, access.who, [row], input, deps.now());
    if (input.approver_id != null)
      await notifyApprover(tx, access.who, [input.approver_id], input.reason, {
        count: 1,
        first: row,
      });
  });

const ofFindings = (ids: readonly string[]) =>
  and(ofCurrentClient(riskAcceptances), inArray(riskAcceptances.findingId, [...ids]));

const acceptanceOf = async (tx: Tx, id: string) => {
  const [acceptance] = await tx
    .select()
    .from(riskAcceptances)
    .where(ofFindings([id]))
    .for('update');
  if (!acceptance)
    throw new Problem(409, 'is_not_accepted', 'No risk acceptance was requested for it.');
  return acceptance;
};

/**
 * Answers requests that wait for this user; the caller notifies the requesters. The findings have
 * to be locked.
 */
export const decideRiskOf = async (
  tx: Tx,
  who: Principal,
  rows: Rows,
  { approve, comment }: Schemas['DecideRiskRequest'],
  now: Date,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  if (!approve) await tx.delete(riskAcceptances).where(ofFindings(ids));
  // A member who answers instead of a removed approver becomes the approver.
  else
    await tx
      .update(riskAcceptances)
      .set({ approver: who.userId })
      .where(and(ofFindings(ids), isNull(riskAcceptances.approver)));
  await updateFindings(
    tx,
    rows,
    () =>
      approve
        ? { status: 'risk_accepted', closedAt: now, reviewRequested: false }
        : { reviewRequested: false },
    now,
  );
  await writeEvents(
    tx,
    who,
    rows.map((row) => ({
      row,
      kind: approve ? 'risk_accepted' : 'risk_declined',
      from: row.status,
      to: approve ? 'risk_accepted' : row.status,
      ...(comment && { comment }),
    })),
  );
};

/**
 * If the requested approver has left, every user with the permission to accept risks may answer,
 * except the requester.
 */
const mayAnswer = (
  { approver, acceptedBy }: { approver: string | null; acceptedBy: string },
  { userId }: Principal,
): boolean => (approver === null ? acceptedBy !== userId : approver === userId);

export const decideRisk = (
  deps: Deps,
  access: Access,
  id: string,
  answer: Schemas['DecideRiskRequest'],
) =>
  withFinding(deps, access, id, async (tx, row) => {
    const acceptance = await acceptanceOf(tx, id);
    if (!mayAnswer(acceptance, access.who)) throw createProblem(403, 'not_the_approver');
    if (!row.reviewRequested) throw new Problem(409, 'already_so', 'It is already in that state.');
    await decideRiskOf(tx, access.who, [row], answer, deps.now());
    await notifyRequester(tx, access.who, acceptance.acceptedBy, answer, { count: 1, first: row });
  });

/** Ends an acceptance, or withdraws the request for one. */
export const revokeRisk = (deps: Deps, access: Access, id: string) =>
  withFinding(deps, access, id, async (tx, row) => {
    if (!row.reviewRequested) assertCan(row, findingCan.revokeRisk);
    const { reason, until, untilFix, acceptedBy, approver, createdAt } = await acceptanceOf(tx, id);
    await tx.delete(riskAcceptances).where(ofFindings([id]));
    const to = row.reviewRequested ? row.status : 'open';
    await set(
      tx,
      row,
      row.reviewRequested ? { reviewRequested: false } : { status: 'open', closedAt: null },
      deps.now(),
    );
    await writeEvent(tx, access.who, row, {
      kind: 'risk_revoked',
      from: row.status,
      to,
      // A withdrawn request cannot be restored; it is requested again.
      ...(!row.reviewRequested && {
        ended: {
          reason,
          until: toIsoOrNull(until),
          untilFix,
          acceptedBy,
          approver,
          createdAt: createdAt.toISOString(),
        },
      }),
    });
  });

/**
 * Restores an ended acceptance with its previous reason, end date and users. Only possible if no
 * other decision followed, and not after it expired.
 */
export const restoreRisk = (deps: Deps, access: Access, id: string) =>
  withFinding(deps, access, id, async (tx, row) => {
    if (row.status === 'risk_accepted')
      throw new Problem(409, 'already_so', 'It is already in that state.');
    const now = deps.now();
    const left = await findLeftAcceptance(tx, id, undoableSince(now));
    if (left === undefined || row.reviewRequested || row.status !== left.to) throw changedSince();
    assertCan(row, (state) => findingCan.acceptRisk({ ...state, status: 'open' }));
    if (left.ended !== undefined) {
      const { until, createdAt, ...ended } = left.ended;
      await tx.insert(riskAcceptances).values({
        ...ended,
        clientId: row.clientId,
        findingId: id,
        until: until === null ? null : new Date(until),
        createdAt: new Date(createdAt),
      });
    }
    const { until, untilFix } = await acceptanceOf(tx, id);
    if ((until !== null && until < now) || (untilFix && row.fixedVersion !== null))
      throw changedSince();
    await set(tx, row, { status: 'risk_accepted', closedAt: now }, now);
    await writeEvent(tx, access.who, row, {
      kind: 'risk_accepted',
      from: row.status,
      to: 'risk_accepted',
      cause: 'taken_back',
    });
  });

/** The canonical finding must not be a duplicate itself: otherwise the list would show neither. */
export const linkDuplicate = (
  deps: Deps,
  access: Access,
  id: string,
  input: Schemas['LinkDuplicateRequest'],
) =>
  withFinding(deps, access, id, async (tx, row) => {
    if (input.finding_id === id) throw invalid('finding_id', 'own_duplicate');
    const other = await lockVisible(tx, access, input.finding_id);
    const [canonical, duplicate] = input.canonical ? [row, other] : [other, row];
    if (canonical.isDuplicate)
      throw new Problem(
        409,
        'is_duplicate',
        'The main finding is already a duplicate of another finding.',
      );
    const comment = input.reason?.trim() || null;
    const decided = {
      comment,
      origin: 'person' as const,
      state: 'linked' as const,
      createdBy: access.who.userId,
    };
    // The shared key from the reports remains valid.
    await tx
      .insert(findingLinks)
      .values({
        clientId: row.clientId,
        findingId: duplicate.id,
        canonicalId: canonical.id,
        reason: 'by_hand',
        ...decided,
      })
      .onConflictDoUpdate({
        target: [findingLinks.clientId, findingLinks.findingId, findingLinks.canonicalId],
        set: decided,
      });
    // Findings linked to the duplicate are now linked to the canonical finding.
    await updateUncountedFindings(
      tx,
      { where: sql`f.client_id = ${row.clientId}::uuid and f.canonical_id = ${duplicate.id}` },
      sql`canonical_id = ${canonical.id}`,
    );
    await set(tx, duplicate, { isDuplicate: true, canonicalId: canonical.id }, deps.now());
    await writeEvent(tx, access.who, duplicate, {
      kind: 'duplicate_linked',
      to: canonical.title,
      ...(comment !== null && { comment }),
    });
  });

export const unlinkDuplicate = (deps: Deps, access: Access, id: string, otherId: string) =>
  withFinding(deps, access, id, async (tx, row) => {
    const pair = or(
      and(eq(findingLinks.findingId, id), eq(findingLinks.canonicalId, otherId)),
      and(eq(findingLinks.findingId, otherId), eq(findingLinks.canonicalId, id)),
    );
    // The link is marked instead of deleted, so that no import links the findings again.
    const [link] = await tx
      .update(findingLinks)
      .set({ state: 'unlinked', createdBy: access.who.userId })
      .where(and(eq(findingLinks.clientId, row.clientId), eq(findingLinks.state, 'linked'), pair))
      .returning();
    if (!link) throw notFound('Duplicate');
    const duplicate = link.findingId === id ? row : await lockVisible(tx, access, otherId);
    if (duplicate.canonicalId === link.canonicalId)
      await set(tx, duplicate, { isDuplicate: false, canonicalId: null }, deps.now());
    await writeEvent(tx, access.who, duplicate, { kind: 'duplicate_unlinked' });
  });
