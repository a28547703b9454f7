// A change of findings by a user: its rules, its rows and its history, in the caller's transaction.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findingCan, type Refusal, refusalSentences, type WantedChange } from '#domain/finding-can';
import { type FindingStatus, type Severity, severityRank } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { changeFindingLabels, setFindings } from '../../../platform/db/counted-writes.ts';
import { currentClient, ofCurrentClient } from '../../../platform/db/current-client.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { findingLabels, findingLinks, findings } from '../../../platform/db/schema/findings.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { applyRules } from '../../policies/index.ts';
import { rescoreFindings } from '../../prioritization/index.ts';
import { developerLabel } from '../../access/index.ts';
import { lockMember } from '../../identity/index.ts';
import { type Decider, type RowEvent, writeEvents } from '../records/index.ts';
import { changeDueDays } from './due-days.ts';

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
  /** Days from the first report; null restores the date of the policies. */
  dueDays?: number | null;
  reason?: string;
  /** Replaces a reason. */
  cause?: RowEvent['cause'];
};

export type FindingStateRow = typeof findings.$inferSelect;

/** The finding cannot take this change in its current state. */
export class ChangeRefused extends Problem {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(409, refusal, refusalSentences[refusal]);
    this.refusal = refusal;
  }
}

/** For undo: the finding no longer has the state that undo expects. */
export const changedSince = () => new Problem(409, 'changed_since', 'It has changed since then.');

const refuse = (refusal: Refusal | undefined) => {
  if (refusal !== undefined) throw new ChangeRefused(refusal);
};

const stateOf = ({ status, falsePositive, isDuplicate }: FindingStateRow) => ({
  status: status as FindingStatus,
  false_positive: falsePositive,
  is_duplicate: isDuplicate,
});

export const assertCan = (
  row: FindingStateRow,
  rule: (state: ReturnType<typeof stateOf>) => Refusal | undefined,
) => refuse(rule(stateOf(row)));

const isClosed = (status: string, falsePositive: boolean) =>
  falsePositive || status === 'fixed' || status === 'risk_accepted';

export type Columns = Partial<typeof findings.$inferInsert>;

const closing = (row: FindingStateRow, to: Columns, now: Date): Columns => {
  const closed = isClosed(to.status ?? row.status, to.falsePositive ?? row.falsePositive);
  if (closed === (row.closedAt !== null)) return {};
  return { closedAt: closed ? now : null };
};

const columnsOf = (row: FindingStateRow, change: Change): Columns => ({
  ...(change.status !== undefined && { status: change.status }),
  ...(change.falsePositive !== undefined && { falsePositive: change.falsePositive }),
  ...(change.severity !== undefined && {
    severity: change.severity,
    severityRank: severityRank(change.severity),
    severityOverridden: change.severity !== row.reportedSeverity,
  }),
  ...(change.assigneeId !== undefined && { assigneeId: change.assigneeId }),
  ...(change.fixingEffort !== undefined && { fixingEffort: change.fixingEffort }),
  ...(change.isDuplicate !== undefined && {
    isDuplicate: change.isDuplicate,
    ...(!change.isDuplicate && { canonicalId: null }),
  }),
  ...(change.isSubfinding !== undefined && { isSubfinding: change.isSubfinding }),
});

type Rows = readonly FindingStateRow[];

const idsOf = (rows: Rows) => rows.map(({ id }) => id);

const label = async (tx: Tx, rows: Rows, name: string) => {
  if (rows.length > 0)
    await changeFindingLabels(tx, {
      add: sql`select ${currentClient}, ${name}, u.id, 'person' from unnest(${uuidArray(idsOf(rows))}) as u(id)`,
    });
};

const tagPrefix = 'tag:';

/** Returns the current and the new tags of each finding. */
const tagsOf = async (tx: Tx, rows: Rows, change: Change) => {
  const known = await tx
    .select({ id: findingLabels.findingId, label: findingLabels.label })
    .from(findingLabels)
    .where(
      and(
        ofCurrentClient(findingLabels),
        inArray(findingLabels.findingId, idsOf(rows)),
        sql`starts_with(${findingLabels.label}, ${tagPrefix})`,
      ),
    );
  return rows.map((row) => {
    const before = known
      .filter(({ id }) => id === row.id)
      .map(({ label: name }) => name.slice(tagPrefix.length))
      .sort();
    const kept = (change.tags ?? before).filter((tag) => !change.removeTags?.includes(tag));
    return {
      row,
      before,
      after: [...new Set([...kept, ...(change.addTags ?? [])].map((tag) => tag.trim()))].sort(),
    };
  });
};

const changeTags = async (tx: Tx, rows: Rows, change: Change): Promise<RowEvent[]> => {
  const changed = (await tagsOf(tx, rows, change)).filter(
    ({ before, after }) => before.join() !== after.join(),
  );
  const everyTag = new Set(changed.flatMap(({ before, after }) => [...before, ...after]));
  for (const tag of everyTag) {
    await label(
      tx,
      changed
        .filter(({ before, after }) => after.includes(tag) && !before.includes(tag))
        .map(({ row }) => row),
      tagPrefix + tag,
    );
    const without = changed
      .filter(({ before, after }) => before.includes(tag) && !after.includes(tag))
      .map(({ row }) => row.id);
    if (without.length > 0)
      await changeFindingLabels(tx, {
        remove: {
          where: sql`l.client_id = ${currentClient} and l.label = ${tagPrefix + tag} and l.finding_id = any(${uuidArray(without)})`,
        },
      });
  }
  return changed.map(({ row, before, after }) => ({
    row,
    kind: 'tagged',
    from: before.join(', '),
    to: after.join(', '),
  }));
};

const changeAssignee = async (
  tx: Tx,
  rows: Rows,
  assigneeId: string | null,
): Promise<RowEvent[]> => {
  const changed = rows.filter((row) => row.assigneeId !== assigneeId);
  const people = [...new Set([assigneeId, ...changed.map((row) => row.assigneeId)])].filter(
    (id) => id !== null,
  );
  const named =
    people.length === 0
      ? []
      : await tx
          .select({ id: users.id, username: users.username })
          .from(users)
          .where(and(ofCurrentClient(users), inArray(users.id, people)));
  if (assigneeId !== null && !(await lockMember(tx, assigneeId)))
    throw invalid('assignee_id', 'not_a_member');
  for (const before of new Set(changed.map((row) => row.assigneeId))) {
    if (before !== null)
      await unlabelUnlessSent(
        tx,
        changed.filter((row) => row.assigneeId === before),
        before,
      );
  }
  if (assigneeId !== null) await label(tx, changed, developerLabel(assigneeId));
  const nameOf = (id: string | null) => named.find((user) => user.id === id)?.username ?? null;
  return changed.map((row) => ({
    row,
    kind: 'assigned',
    from: nameOf(row.assigneeId),
    to: nameOf(assigneeId),
  }));
};

/** Links are marked instead of deleted, so that no import links the findings again. */
const unlinkAll = (tx: Tx, rows: Rows) =>
  tx
    .update(findingLinks)
    .set({ state: 'unlinked' })
    .where(and(ofCurrentClient(findingLinks), inArray(findingLinks.findingId, idsOf(rows))));

const unlabelUnlessSent = (tx: Tx, rows: Rows, userId: string) =>
  changeFindingLabels(tx, {
    remove: {
      where: sql`l.client_id = ${currentClient} and l.label = ${developerLabel(userId)} and l.finding_id = any(${uuidArray(idsOf(rows))})
    and not exists (select from finding_sends s where s.client_id = l.client_id and s.finding_id = l.finding_id and s.user_id = ${userId})`,
    },
  });

const flags = [
  ['isDuplicate', 'is_duplicate'],
  ['isSubfinding', 'is_subfinding'],
  ['fixingEffort', 'fixing_effort'],
] as const;

const word = (value: string | boolean) => String(value);

/** The events of the changed columns. */
const columnEvents = (row: FindingStateRow, change: Change): RowEvent[] => {
  const why = change.cause
    ? { cause: change.cause }
    : change.reason
      ? { comment: change.reason }
      : {};
  const events: RowEvent[] = [];
  const note = (kind: RowEvent['kind'], from: string | boolean, to: string | boolean) => {
    if (from !== to) events.push({ row, kind, from: word(from), to: word(to), ...why });
  };
  if (change.status !== undefined) note('status', row.status, change.status);
  if (change.severity !== undefined) note('severity', row.severity, change.severity);
  if (change.falsePositive !== undefined)
    note('false_positive', row.falsePositive, change.falsePositive);
  for (const [key, name] of flags) {
    if (change[key] !== undefined)
      note('edited', `${name}: ${row[key]}`, `${name}: ${change[key]}`);
  }
  return events;
};

/**
 * Updates columns with one statement for all rows that get the same values, because counts are
 * written once per statement.
 */
export const updateFindings = async (
  tx: Tx,
  rows: Rows,
  columnsFor: (row: FindingStateRow) => Columns,
  now: Date,
): Promise<void> => {
  const groups = new Map<string, { columns: Columns; ids: string[] }>();
  for (const row of rows) {
    const columns = columnsFor(row);
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { columns, ids: [] };
    group.ids.push(row.id);
    groups.set(key, group);
  }
  for (const { columns, ids } of groups.values()) {
    await setFindings(
      tx,
      sql`f.client_id = ${currentClient} and f.id = any(${uuidArray(ids)})`,
      { ...columns, updatedAt: now },
      sql`version = f.version + 1`,
    );
  }
};

/** Locks the finding, so that concurrent decisions of two users are serialized. */
export const lockFinding = async (tx: Tx, id: string): Promise<FindingStateRow | undefined> => {
  const [row] = await tx
    .select()
    .from(findings)
    .where(and(ofCurrentClient(findings), eq(findings.id, id)))
    .for('update');
  return row;
};

/**
 * Applies one change to many findings, which have to be locked and accept it.
 * @param alsoFor further columns of each finding, written in the same update
 */
export const applyChanges = async (
  tx: Tx,
  who: Decider,
  rows: Rows,
  change: Change,
  now: Date,
  alsoFor: (row: FindingStateRow) => Columns = () => ({}),
): Promise<void> => {
  const events = [
    ...(change.assigneeId === undefined ? [] : await changeAssignee(tx, rows, change.assigneeId)),
    ...((change.tags ?? change.addTags ?? change.removeTags)
      ? await changeTags(tx, rows, change)
      : []),
    ...(change.dueDays === undefined ? [] : await changeDueDays(tx, rows, change.dueDays)),
    ...rows.flatMap((row) => columnEvents(row, change)),
  ];
  if (change.isDuplicate === false) await unlinkAll(tx, rows);
  await writeEvents(tx, who, events);
  await updateFindings(
    tx,
    rows,
    (row) => {
      const columns = columnsOf(row, change);
      return { ...columns, ...closing(row, columns, now), ...alsoFor(row) };
    },
    now,
  );
  if (change.severity !== undefined) await rescoreFindings(tx, idsOf(rows));
  if (
    [change.severity, change.tags, change.addTags, change.removeTags, change.dueDays].some(
      (part) => part !== undefined,
    )
  )
    await applyRules(tx, who.clientId, sql`f.id = any(${uuidArray(idsOf(rows))})`);
};

const wantedOf = ({
  status,
  falsePositive,
  assigneeId,
  severity,
  fixingEffort,
  isDuplicate,
  isSubfinding,
  tags,
  addTags,
  removeTags,
  dueDays,
}: Change): WantedChange => ({
  ...(status !== undefined && { status }),
  ...(falsePositive !== undefined && { false_positive: falsePositive }),
  ...(assigneeId !== undefined && { assignee_id: assigneeId }),
  others: [
    severity,
    fixingEffort,
    isDuplicate,
    isSubfinding,
    tags,
    addTags,
    removeTags,
    dueDays,
  ].some((part) => part !== undefined),
});

/** Applies one change to one finding; refused as a whole if a part of it is not possible. */
export const applyChange = async (
  tx: Tx,
  who: Decider,
  row: FindingStateRow,
  change: Change,
  now: Date,
): Promise<void> => {
  refuse(findingCan.change({ ...stateOf(row), assignee_id: row.assigneeId }, wantedOf(change)));
  await applyChanges(tx, who, [row], change, now);
};
