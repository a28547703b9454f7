import { inArray } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingCan, needsSecondApprover, type Refusal } from '#domain/finding-can';
import { can } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { riskAcceptances } from '../../../platform/db/schema/findings.ts';
import { forbidden, Problem } from '../../../platform/http/problem.ts';
import {
  applyChanges,
  type Change,
  type Columns,
  type FindingStateRow,
} from '../triage/finding-change.ts';
import {
  acceptRiskOf,
  checkAcceptance,
  decideRiskOf,
} from '../triage/finding-decisions.service.ts';
import { type RowEvent, writeEvents } from '../records/index.ts';
import { readItems } from './bulk.repo.ts';
import { type Actor, type Applied, type BulkFacts, type BulkStep, unlessChanged } from './step.ts';

export type BulkChange = components['schemas']['BulkChangeInput'];

const changeOf = (input: BulkChange): Change => ({
  ...(input.status !== undefined && { status: input.status }),
  ...(input.false_positive !== undefined && { falsePositive: input.false_positive }),
  ...(input.assignee_id !== undefined && { assigneeId: input.assignee_id }),
  ...(input.add_tags && { addTags: input.add_tags }),
  ...(input.remove_tags && { removeTags: input.remove_tags }),
  ...(input.reason !== undefined && { reason: input.reason }),
});

const partsOf = ({
  accept_risk: _risk,
  decide_risk: _answer,
  reason: _reason,
  ...parts
}: BulkChange) => parts;
const hasParts = (input: BulkChange) => Object.keys(partsOf(input)).length > 0;

const refusalOf =
  (input: BulkChange) =>
  (facts: BulkFacts): Refusal | undefined => {
    const { accept_risk: risk, decide_risk: answer } = input;
    if (answer && facts.approval !== 'mine') return 'not_asked';
    if (risk) {
      const refusal =
        findingCan.acceptRisk(facts) ??
        (facts.status === 'risk_accepted' ? 'already_so' : undefined);
      if (refusal !== undefined) return refusal;
      if (risk.until_fix === true && facts.fixable) return 'fix_available';
      if (risk.approver_id == null && needsSecondApprover(facts)) return 'needs_approver';
    }
    if (!hasParts(input)) return undefined;
    const { add_tags: added, remove_tags: removed, ...wanted } = partsOf(input);
    return findingCan.change(facts, { ...wanted, others: (added ?? removed) !== undefined });
  };

type Before = {
  status: FindingStateRow['status'];
  falsePositive: boolean;
  assigneeId: string | null;
  closedAt: string | null;
  reviewRequested: boolean;
  addedTags?: string[];
  removedTags?: string[];
};

const beforeOf = (
  row: FindingStateRow,
  { add_tags: added, remove_tags: removed }: BulkChange,
): Before => ({
  status: row.status,
  falsePositive: row.falsePositive,
  assigneeId: row.assigneeId,
  closedAt: row.closedAt?.toISOString() ?? null,
  reviewRequested: row.reviewRequested,
  ...(added && { addedTags: added }),
  ...(removed && { removedTags: removed }),
});

/** Who may do each part of a change; the operation itself asks only for bulk actions as such. */
export const assertMayTriage = ({ who }: Actor, input: BulkChange): void => {
  if ((input.accept_risk ?? input.decide_risk) && !can({ role: who.role }, 'findings:accept-risk'))
    throw forbidden();
  if (input.assignee_id !== undefined && !can({ role: who.role }, 'findings:assign'))
    throw forbidden();
};

/** What is wrong with the change itself, whatever the findings. */
export const checkChange = async (
  tx: Tx,
  { who }: Actor,
  input: BulkChange,
  now: Date,
): Promise<void> => {
  if (input.accept_risk) await checkAcceptance(tx, who, input.accept_risk, now);
};

/**
 * The same rules as for one finding. An answer to a request cannot be taken back: whoever asked has
 * been told.
 */
export const triageStep = ({ who }: Actor, input: BulkChange, now: Date): BulkStep => ({
  refuse: unlessChanged(refusalOf(input)),
  apply: async (tx, rows) => {
    if (hasParts(input)) await applyChanges(tx, who, rows, changeOf(input), now);
    if (input.accept_risk) await acceptRiskOf(tx, who, rows, input.accept_risk, now);
    if (input.decide_risk) await decideRiskOf(tx, who, rows, input.decide_risk, now);
    return new Map(
      rows.map((row): [string, Applied] => [
        row.id,
        input.decide_risk ? {} : { before: beforeOf(row, input) },
      ]),
    );
  },
});

/** A stable word for what a change does, for the list of jobs. */
export const actionOf = (input: BulkChange): string => {
  if (input.accept_risk)
    return input.accept_risk.approver_id == null ? 'accept_risk' : 'ask_approval';
  if (input.decide_risk) return input.decide_risk.approve ? 'approve_risk' : 'decline_risk';
  if (input.false_positive === true) return 'false_positive';
  if (input.status !== undefined) return `status_${input.status}`;
  if (input.false_positive === false) return 'not_false_positive';
  if (input.assignee_id !== undefined) return input.assignee_id === null ? 'unassign' : 'assign';
  return 'tags';
};

export const titleOf = (input: BulkChange, total: number): string => {
  const what = input.accept_risk
    ? 'Accept the risk of'
    : input.false_positive === true
      ? 'Mark as false positive'
      : input.status !== undefined
        ? `Set to ${input.status.replace('_', ' ')}`
        : 'Change';
  return `${what} ${total} findings`;
};

/** What the history tells beside assignees and tags, which tell it themselves. */
const restoredEvents = (row: FindingStateRow, before: Before): RowEvent[] => {
  const cause = 'taken_back';
  if (before.falsePositive !== row.falsePositive)
    return [
      {
        row,
        kind: 'false_positive',
        from: String(row.falsePositive),
        to: String(before.falsePositive),
        cause,
      },
    ];
  if (before.status !== row.status)
    return [{ row, kind: 'status', from: row.status, to: before.status, cause }];
  return before.reviewRequested === row.reviewRequested
    ? []
    : [{ row, kind: 'risk_revoked', from: row.status, to: before.status, cause }];
};

const restore = async (
  tx: Tx,
  { who }: Actor,
  taken: readonly { row: FindingStateRow; before: Before }[],
  now: Date,
): Promise<void> => {
  const beforeOfRow = new Map(taken.map(({ row, before }) => [row.id, before]));
  const rows = taken.map(({ row }) => row);
  const accepted = rows.filter(
    (row) =>
      (row.status === 'risk_accepted' || row.reviewRequested) &&
      !(beforeOfRow.get(row.id)?.reviewRequested ?? false) &&
      beforeOfRow.get(row.id)?.status !== 'risk_accepted',
  );
  if (accepted.length > 0)
    await tx.delete(riskAcceptances).where(
      inArray(
        riskAcceptances.findingId,
        accepted.map(({ id }) => id),
      ),
    );
  const columnsFor = (row: FindingStateRow): Columns => {
    const before = beforeOfRow.get(row.id);
    return before
      ? {
          status: before.status,
          falsePositive: before.falsePositive,
          reviewRequested: before.reviewRequested,
          closedAt: before.closedAt === null ? null : new Date(before.closedAt),
        }
      : {};
  };
  // Assignees and tags have labels beside the columns: they go the way of any change, together for
  // those that were alike.
  const alike = new Map<string, { row: FindingStateRow; before: Before }[]>();
  for (const each of taken) {
    const key = JSON.stringify([
      each.before.assigneeId === each.row.assigneeId ? 'kept' : each.before.assigneeId,
      each.before.addedTags,
      each.before.removedTags,
    ]);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    const { row, before } = first;
    const change: Change = {
      ...(before.assigneeId !== row.assigneeId && { assigneeId: before.assigneeId }),
      ...((before.addedTags ?? before.removedTags) && {
        removeTags: before.addedTags ?? [],
        addTags: before.removedTags ?? [],
      }),
    };
    await applyChanges(
      tx,
      who,
      group.map((each) => each.row),
      change,
      now,
      columnsFor,
    );
  }
  await writeEvents(
    tx,
    who,
    taken.flatMap(({ row, before }) => restoredEvents(row, before)),
  );
};

const changedSince = () => new Problem(409, 'changed_since', 'It has changed since then.');

/** Restores what a bulk change found, unless a user has changed the finding since. */
export const undoStep = (actor: Actor, originalJobId: string, now: Date): BulkStep => ({
  refuse: () => undefined,
  apply: async (tx, rows) => {
    const items = await readItems(
      tx,
      originalJobId,
      rows.map(({ id }) => id),
    );
    const outcomes = new Map<string, Applied>();
    const taken: { row: FindingStateRow; before: Before }[] = [];
    for (const row of rows) {
      const item = items.get(row.id);
      if (!item?.before || row.version !== item.versionAfter) outcomes.set(row.id, changedSince());
      else taken.push({ row, before: item.before as Before }); // written by `beforeOf`
    }
    if (taken.length > 0) await restore(tx, actor, taken, now);
    return outcomes;
  },
});
