// Decisions about a finding: accepting its risk, and saying that it is, or is not, the same as another.
import { and, eq, or, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { findingCan } from '../../../src/shared/rules/finding-can.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/accounts.ts';
import { findingLinks, findings, riskAcceptances } from '../../db/schema/findings.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { forbidden, invalid, notFound, Problem } from '../../http/problem.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { assertCan, type FindingStateRow } from './finding-change.ts';
import { writeEvent } from './finding-events.repo.ts';
import { lockVisible, withFinding } from './findings.service.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };
export type Acceptance = Schemas['AcceptRiskRequest'];

const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

const assertColleague = async (tx: Tx, id: string) => {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw invalid('approver_id', 'Nobody of the organisation has this id.');
};

const set = (tx: Tx, row: FindingStateRow, columns: Partial<typeof findings.$inferInsert>, now: Date) =>
  tx.update(findings).set({ ...columns, updatedAt: now, version: row.version + 1 }).where(and(eq(findings.clientId, row.clientId), eq(findings.id, row.id)));

/** With an approver it stays open until they agree. */
export const acceptRiskOf = async (tx: Tx, who: Principal, row: FindingStateRow, input: Acceptance, now: Date): Promise<void> => {
  assertCan(row, findingCan.acceptRisk);
  if (input.until != null && endOf(input.until) < now) throw invalid('until', 'This day is over.');
  const approver = input.approver_id != null && input.approver_id !== who.userId ? input.approver_id : null;
  if (approver !== null) await assertColleague(tx, approver);
  const values = { reason: input.reason.trim(), until: input.until == null ? null : endOf(input.until), untilFix: input.until_fix ?? false, acceptedBy: who.userId, approver, createdAt: now };
  await tx.insert(riskAcceptances).values({ clientId: row.clientId, findingId: row.id, ...values })
    .onConflictDoUpdate({ target: [riskAcceptances.clientId, riskAcceptances.findingId], set: values });
  const from = row.status;
  if (approver === null) await set(tx, row, { status: 'risk_accepted', closedAt: now }, now);
  await writeEvent(tx, who, row, { kind: approver === null ? 'risk_accepted' : 'risk_requested', from, to: approver === null ? 'risk_accepted' : from, comment: values.reason });
};

export const acceptRisk = (deps: Deps, access: Access, id: string, input: Acceptance) =>
  withFinding(deps, access, id, (tx, row) => acceptRiskOf(tx, access.who, row, input, deps.now()));

const acceptanceOf = async (tx: Tx, id: string) => {
  const [acceptance] = await tx.select().from(riskAcceptances).where(eq(riskAcceptances.findingId, id)).for('update');
  if (!acceptance) throw new Problem(409, 'is_not_accepted', 'Nobody asked to accept its risk.');
  return acceptance;
};

export const decideRisk = (deps: Deps, access: Access, id: string, { approve, comment }: Schemas['DecideRiskRequest']) =>
  withFinding(deps, access, id, async (tx, row) => {
    const acceptance = await acceptanceOf(tx, id);
    if (acceptance.approver !== access.who.userId) throw forbidden('Somebody else was asked to decide this.');
    if (row.status === 'risk_accepted') throw new Problem(409, 'already_so', 'It is decided already.');
    if (approve) await set(tx, row, { status: 'risk_accepted', closedAt: deps.now() }, deps.now());
    else await tx.delete(riskAcceptances).where(eq(riskAcceptances.findingId, id));
    await writeEvent(tx, access.who, row, { kind: approve ? 'risk_accepted' : 'risk_declined', from: row.status, to: approve ? 'risk_accepted' : row.status, ...(comment && { comment }) });
  });

export const revokeRisk = (deps: Deps, access: Access, id: string) =>
  withFinding(deps, access, id, async (tx, row) => {
    assertCan(row, findingCan.revokeRisk);
    await tx.delete(riskAcceptances).where(eq(riskAcceptances.findingId, id));
    await set(tx, row, { status: 'open', closedAt: null }, deps.now());
    await writeEvent(tx, access.who, row, { kind: 'risk_revoked', from: 'risk_accepted', to: 'open' });
  });

/** The one that stands for both is never itself a duplicate: else nobody would see either. */
export const linkDuplicate = (deps: Deps, access: Access, id: string, input: Schemas['LinkDuplicateRequest']) =>
  withFinding(deps, access, id, async (tx, row) => {
    if (input.finding_id === id) throw invalid('finding_id', 'A finding is no duplicate of itself.');
    const other = await lockVisible(tx, access, input.finding_id);
    const [canonical, duplicate] = input.canonical ? [row, other] : [other, row];
    if (canonical.isDuplicate) throw new Problem(409, 'is_duplicate', 'Another finding already stands for the one that should stand for both.');
    const values = { reason: input.reason?.trim() || 'Linked by hand.', origin: 'person' as const, state: 'linked' as const, createdBy: access.who.userId };
    await tx.insert(findingLinks).values({ clientId: row.clientId, findingId: duplicate.id, canonicalId: canonical.id, ...values })
      .onConflictDoUpdate({ target: [findingLinks.clientId, findingLinks.findingId, findingLinks.canonicalId], set: values });
    // What pointed to the duplicate now points to the canonical one.
    await tx.execute(sql`update findings set canonical_id = ${canonical.id} where canonical_id = ${duplicate.id}`);
    await set(tx, duplicate, { isDuplicate: true, canonicalId: canonical.id }, deps.now());
    await writeEvent(tx, access.who, duplicate, { kind: 'duplicate_linked', to: canonical.title, comment: values.reason });
  });

export const unlinkDuplicate = (deps: Deps, access: Access, id: string, otherId: string) =>
  withFinding(deps, access, id, async (tx, row) => {
    const pair = or(and(eq(findingLinks.findingId, id), eq(findingLinks.canonicalId, otherId)), and(eq(findingLinks.findingId, otherId), eq(findingLinks.canonicalId, id)));
    // Kept and marked, so that no import links them again.
    const [link] = await tx.update(findingLinks).set({ state: 'unlinked', createdBy: access.who.userId }).where(pair).returning();
    if (!link) throw notFound('Duplicate');
    const duplicate = link.findingId === id ? row : await lockVisible(tx, access, otherId);
    if (duplicate.canonicalId === link.canonicalId) await set(tx, duplicate, { isDuplicate: false, canonicalId: null }, deps.now());
    await writeEvent(tx, access.who, duplicate, { kind: 'duplicate_unlinked' });
  });
