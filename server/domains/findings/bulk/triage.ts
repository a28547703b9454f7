import type { components } from '../../../../openapi/generated/paths.d.ts';
import { bulkRefusal, hasParts } from '#domain/bulk-change';
import { can } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { forbidden } from '../../../platform/http/problem.ts';
import { applyChanges, type Change, type FindingStateRow } from '../triage/finding-change.ts';
import { getDueDays } from '../triage/due-days.ts';
import {
  acceptRiskOf,
  checkAcceptance,
  decideRiskOf,
} from '../triage/finding-decisions.service.ts';
import { type Actor, type Applied, type BulkStep, unlessChanged } from './step.ts';

export type BulkChange = components['schemas']['BulkChangeInput'];

const changeOf = (input: BulkChange): Change => ({
  ...(input.status !== undefined && { status: input.status }),
  ...(input.false_positive !== undefined && { falsePositive: input.false_positive }),
  ...(input.assignee_id !== undefined && { assigneeId: input.assignee_id }),
  ...(input.add_tags && { addTags: input.add_tags }),
  ...(input.remove_tags && { removeTags: input.remove_tags }),
  ...(input.due_days !== undefined && { dueDays: input.due_days }),
  ...(input.reason !== undefined && { reason: input.reason }),
});

/** The state that undo restores. */
export type Before = {
  status: FindingStateRow['status'];
  falsePositive: boolean;
  assigneeId: string | null;
  closedAt: string | null;
  reviewRequested: boolean;
  addedTags?: string[];
  removedTags?: string[];
  dueDays?: number | null;
};

const beforeOf = (
  row: FindingStateRow,
  { add_tags: added, remove_tags: removed, due_days: days }: BulkChange,
  dueDays: ReadonlyMap<string, number>,
): Before => ({
  status: row.status,
  falsePositive: row.falsePositive,
  assigneeId: row.assigneeId,
  closedAt: row.closedAt?.toISOString() ?? null,
  reviewRequested: row.reviewRequested,
  ...(added && { addedTags: added }),
  ...(removed && { removedTags: removed }),
  ...(days !== undefined && { dueDays: dueDays.get(row.id) ?? null }),
});

/**
 * Checks the permission for each part of a change; the operation itself only requires the
 * permission for bulk actions.
 */
export const assertMayTriage = ({ who }: Actor, input: BulkChange): void => {
  if ((input.accept_risk ?? input.decide_risk) && !can({ role: who.role }, 'findings:accept-risk'))
    throw forbidden();
  if (input.assignee_id !== undefined && !can({ role: who.role }, 'findings:assign'))
    throw forbidden();
};

/** Checks the change itself, independent of the findings. */
export const checkChange = async (
  tx: Tx,
  { who }: Actor,
  input: BulkChange,
  now: Date,
): Promise<void> => {
  if (input.accept_risk) await checkAcceptance(tx, who, input.accept_risk, now);
};

const noDays: ReadonlyMap<string, number> = new Map();

/**
 * The same rules as for one finding. An answer to a request cannot be undone, because the requester
 * has already been notified.
 */
export const triageStep = ({ who }: Actor, input: BulkChange, now: Date): BulkStep => ({
  refuse: unlessChanged(bulkRefusal(input)),
  apply: async (tx, rows) => {
    const dueDays = input.due_days === undefined ? noDays : await getDueDays(tx, rows);
    if (hasParts(input)) await applyChanges(tx, who, rows, changeOf(input), now);
    if (input.accept_risk) await acceptRiskOf(tx, who, rows, input.accept_risk, now);
    if (input.decide_risk) await decideRiskOf(tx, who, rows, input.decide_risk, now);
    return new Map(
      rows.map((row): [string, Applied] => [
        row.id,
        input.decide_risk ? {} : { before: beforeOf(row, input, dueDays) },
      ]),
    );
  },
});

/** Returns a stable identifier of the change, for the list of jobs. */
export const actionOf = (input: BulkChange): string => {
  if (input.accept_risk)
    return input.accept_risk.approver_id == null ? 'accept_risk' : 'ask_approval';
  if (input.decide_risk) return input.decide_risk.approve ? 'approve_risk' : 'decline_risk';
  if (input.false_positive === true) return 'false_positive';
  if (input.status !== undefined) return `status_${input.status}`;
  if (input.false_positive === false) return 'not_false_positive';
  if (input.assignee_id !== undefined) return input.assignee_id === null ? 'unassign' : 'assign';
  if (input.due_days !== undefined) return 'due_date';
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
