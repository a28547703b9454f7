// One change of one finding by a person: its rules, its rows and its history, in the caller's transaction.
import { and, eq, sql } from 'drizzle-orm';
import { findingCan, type Refusal, refusalSentences } from '../../../src/shared/rules/finding-can.ts';
import { type FindingStatus, type Severity, severityRank } from '../../../src/shared/rules/finding-filters.ts';
import { defaultSlaDays } from '../../../src/shared/rules/sla.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/accounts.ts';
import { findingLabels, findings } from '../../db/schema/findings.ts';
import type { Principal } from '../../http/principal.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { developerLabel } from '../own.ts';
import { writeEvent } from './finding-events.repo.ts';

export type Change = {
  status?: FindingStatus;
  severity?: Severity;
  falsePositive?: boolean;
  assigneeId?: string | null;
  fixingEffort?: number;
  isDuplicate?: boolean;
  isSubfinding?: boolean;
  tags?: readonly string[];
  addTags?: readonly string[];
  removeTags?: readonly string[];
  reason?: string;
};

export type FindingStateRow = typeof findings.$inferSelect;

/** The finding cannot take this change now. */
export class ChangeRefused extends Problem {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(409, refusal, refusalSentences[refusal]);
    this.refusal = refusal;
  }
}

const refuse = (refusal: Refusal | undefined) => {
  if (refusal !== undefined) throw new ChangeRefused(refusal);
};

const stateOf = ({ status, falsePositive, isDuplicate }: FindingStateRow) => ({ status: status as FindingStatus, false_positive: falsePositive, is_duplicate: isDuplicate });

export const assertCan = (row: FindingStateRow, rule: (state: ReturnType<typeof stateOf>) => Refusal | undefined) => refuse(rule(stateOf(row)));

const isClosed = (status: string, falsePositive: boolean) => falsePositive || status === 'fixed' || status === 'risk_accepted';

type Columns = Partial<typeof findings.$inferInsert>;

const closing = (row: FindingStateRow, to: Columns, now: Date): Columns => {
  const closed = isClosed(to.status ?? row.status, to.falsePositive ?? row.falsePositive);
  if (closed === (row.closedAt !== null)) return {};
  return { closedAt: closed ? now : null };
};

const dueAfter = (row: FindingStateRow, severity: Severity): Date | null => {
  const days = defaultSlaDays[severity];
  return days === null ? null : new Date(row.firstSeenAt.getTime() + days * 86_400_000);
};

const columnsOf = (row: FindingStateRow, change: Change): Columns => ({
  ...(change.status !== undefined && { status: change.status }),
  ...(change.falsePositive !== undefined && { falsePositive: change.falsePositive }),
  ...(change.severity !== undefined && {
    severity: change.severity, severityRank: severityRank(change.severity), severityOverridden: change.severity !== row.reportedSeverity, dueAt: dueAfter(row, change.severity),
  }),
  ...(change.assigneeId !== undefined && { assigneeId: change.assigneeId }),
  ...(change.fixingEffort !== undefined && { fixingEffort: change.fixingEffort }),
  ...(change.isDuplicate !== undefined && { isDuplicate: change.isDuplicate, ...(!change.isDuplicate && { canonicalId: null }) }),
  ...(change.isSubfinding !== undefined && { isSubfinding: change.isSubfinding }),
});

const label = (tx: Tx, row: FindingStateRow, name: string) =>
  tx.insert(findingLabels).values({ clientId: row.clientId, label: name, findingId: row.id, origin: 'person' }).onConflictDoNothing();

const unlabel = (tx: Tx, row: FindingStateRow, name: string) =>
  tx.delete(findingLabels).where(and(eq(findingLabels.findingId, row.id), eq(findingLabels.label, name)));

const changeTags = async (tx: Tx, row: FindingStateRow, change: Change): Promise<{ from: string; to: string } | undefined> => {
  const known = await tx.select({ label: findingLabels.label }).from(findingLabels).where(and(eq(findingLabels.findingId, row.id), sql`starts_with(${findingLabels.label}, 'tag:')`));
  const before = known.map(({ label: name }) => name.slice('tag:'.length)).sort();
  const kept = (change.tags ?? before).filter((tag) => !change.removeTags?.includes(tag));
  const after = [...new Set([...kept, ...(change.addTags ?? [])].map((tag) => tag.trim()))].sort();
  for (const tag of before.filter((each) => !after.includes(each))) await unlabel(tx, row, `tag:${tag}`);
  for (const tag of after.filter((each) => !before.includes(each))) await label(tx, row, `tag:${tag}`);
  return before.join() === after.join() ? undefined : { from: before.join(', '), to: after.join(', ') };
};

const changeAssignee = async (tx: Tx, row: FindingStateRow, assigneeId: string | null): Promise<{ from: string | null; to: string | null }> => {
  const named = await tx.select({ id: users.id, username: users.username }).from(users).where(sql`${users.id} in (${assigneeId}, ${row.assigneeId})`);
  if (assigneeId !== null && !named.some(({ id }) => id === assigneeId)) throw invalid('assignee_id', 'Nobody of the organisation has this id.');
  if (row.assigneeId !== null) await unlabelUnlessSent(tx, row, row.assigneeId);
  if (assigneeId !== null) await label(tx, row, developerLabel(assigneeId));
  const nameOf = (id: string | null) => named.find((user) => user.id === id)?.username ?? null;
  return { from: nameOf(row.assigneeId), to: nameOf(assigneeId) };
};

const unlabelUnlessSent = (tx: Tx, row: FindingStateRow, userId: string) => tx.execute(sql`
  delete from finding_labels l where l.client_id = ${row.clientId} and l.label = ${developerLabel(userId)} and l.finding_id = ${row.id}
    and not exists (select from finding_sends s where s.client_id = l.client_id and s.finding_id = l.finding_id and s.user_id = ${userId})`);

const flags = [
  ['isDuplicate', 'edited', 'is_duplicate'],
  ['isSubfinding', 'edited', 'is_subfinding'],
  ['fixingEffort', 'edited', 'fixing_effort'],
] as const;

const record = async (tx: Tx, who: Principal, row: FindingStateRow, change: Change): Promise<void> => {
  const note = (kind: Parameters<typeof writeEvent>[3]['kind'], from: string | boolean | null, to: string | boolean | null) =>
    writeEvent(tx, who, row, { kind, from: from === null ? null : String(from), to: to === null ? null : String(to), ...(change.reason && { comment: change.reason }) });
  if (change.status !== undefined) await note('status', row.status, change.status);
  if (change.severity !== undefined && change.severity !== row.severity) await note('severity', row.severity, change.severity);
  if (change.falsePositive !== undefined) await note('false_positive', row.falsePositive, change.falsePositive);
  for (const [key, kind, name] of flags) {
    if (change[key] !== undefined && change[key] !== row[key]) await note(kind, `${name}: ${row[key]}`, `${name}: ${change[key]}`);
  }
};

/** Locks the finding, so that two people who decide at once decide one after the other. */
export const lockFinding = async (tx: Tx, id: string): Promise<FindingStateRow | undefined> => {
  const [row] = await tx.select().from(findings).where(eq(findings.id, id)).for('update');
  return row;
};

export const applyChange = async (tx: Tx, who: Principal, row: FindingStateRow, change: Change, now: Date): Promise<void> => {
  const { status, falsePositive, assigneeId } = change;
  if (status !== undefined) assertCan(row, (state) => findingCan.setStatus(state, status));
  if (falsePositive !== undefined) assertCan(row, (state) => findingCan.setFalsePositive(state, falsePositive));
  if (assigneeId !== undefined && assigneeId !== null) assertCan(row, findingCan.assign);
  if (assigneeId !== undefined && assigneeId !== row.assigneeId) {
    const names = await changeAssignee(tx, row, assigneeId);
    await writeEvent(tx, who, row, { kind: 'assigned', ...names });
  }
  if (change.tags ?? change.addTags ?? change.removeTags) {
    const tags = await changeTags(tx, row, change);
    if (tags) await writeEvent(tx, who, row, { kind: 'tagged', ...tags });
  }
  await record(tx, who, row, change);
  const columns = columnsOf(row, change);
  await tx.update(findings).set({ ...columns, ...closing(row, columns, now), updatedAt: now, version: row.version + 1 })
    .where(and(eq(findings.clientId, row.clientId), eq(findings.id, row.id)));
};
