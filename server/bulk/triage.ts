import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/paths.d.ts';
import type { FindingStatus } from '../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../db/connect.ts';
import { findings, riskAcceptances } from '../db/schema/findings.ts';
import { Problem } from '../http/problem.ts';
import { applyChange, type Change } from '../modules/findings/finding-change.ts';
import { acceptRiskOf } from '../modules/findings/finding-decisions.service.ts';
import { writeEvent } from '../modules/findings/finding-events.repo.ts';
import type { Actor, Step } from './run-bulk.ts';

export type BulkChange = components['schemas']['BulkChangeInput'];

const changeOf = (input: BulkChange): Change => ({
  ...(input.status !== undefined && { status: input.status }),
  ...(input.false_positive !== undefined && { falsePositive: input.false_positive }),
  ...(input.assignee_id !== undefined && { assigneeId: input.assignee_id }),
  ...(input.add_tags && { addTags: input.add_tags }),
  ...(input.remove_tags && { removeTags: input.remove_tags }),
  ...(input.reason !== undefined && { reason: input.reason }),
});

const changes = ({ accept_risk: _risk, reason: _reason, ...others }: BulkChange) => Object.keys(others).length > 0;

/** The same rules as for one finding, one finding after the other. */
export const triageStep = ({ who }: Actor, input: BulkChange, now: Date): Step => async (tx, row) => {
  const before = { status: row.status, falsePositive: row.falsePositive, assigneeId: row.assigneeId, closedAt: row.closedAt?.toISOString() ?? null };
  if (changes(input)) await applyChange(tx, who, row, changeOf(input), now);
  if (input.accept_risk) await acceptRiskOf(tx, who, row, input.accept_risk, now);
  return { ...before, ...(input.add_tags && { addedTags: input.add_tags }), ...(input.remove_tags && { removedTags: input.remove_tags }) };
};

export const titleOf = (input: BulkChange, total: number): string => {
  const what = input.accept_risk ? 'Accept the risk of' : input.false_positive === true ? 'Mark as false positive' : input.status !== undefined ? `Set to ${input.status.replace('_', ' ')}` : 'Change';
  return `${what} ${total} findings`;
};

type Before = { status: FindingStatus; falsePositive: boolean; assigneeId: string | null; closedAt: string | null; addedTags?: string[]; removedTags?: string[] };

/** Restores what a bulk change found, unless somebody has touched the finding since. */
export const undoStep = ({ who }: Actor, itemOf: (tx: Tx, findingId: string) => Promise<{ before: Record<string, unknown> | null; versionAfter: number | null } | undefined>, now: Date): Step => async (tx, row) => {
  const item = await itemOf(tx, row.id);
  if (!item?.before || row.version !== item.versionAfter) throw new Problem(409, 'changed_since', 'It was changed again since then.');
  const before = item.before as Before;
  if (before.assigneeId !== row.assigneeId || before.addedTags || before.removedTags) {
    await applyChange(tx, who, row, { ...(before.assigneeId !== row.assigneeId && { assigneeId: before.assigneeId }), removeTags: before.addedTags ?? [], addTags: before.removedTags ?? [] }, now);
  }
  if (row.status === 'risk_accepted' && before.status !== 'risk_accepted') await tx.delete(riskAcceptances).where(eq(riskAcceptances.findingId, row.id));
  await tx.update(findings).set({ status: before.status, falsePositive: before.falsePositive, closedAt: before.closedAt === null ? null : new Date(before.closedAt), updatedAt: now, version: row.version + 1 })
    .where(and(eq(findings.clientId, row.clientId), eq(findings.id, row.id)));
  await writeEvent(tx, who, row, { kind: 'status', from: row.status, to: before.status, comment: 'Taken back.' });
  return undefined;
};
