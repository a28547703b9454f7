// Applies a triage rule to findings: as a bulk change whose events include the rule.
import { and, eq } from 'drizzle-orm';
import { isTaken, ruleRefusal, withoutAssignee } from '#domain/bulk-change';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { triageRules } from '../../../platform/db/schema/triage-rules.ts';
import type { ActingRule } from '../records/index.ts';
import type { FindingStateRow } from '../triage/finding-change.ts';
import type { Actor, Applied, BulkStep } from './step.ts';
import { type BulkChange, triageStep } from './triage.ts';

/** The rule's data in the payload of a job. */
export type RuleName = Pick<ActingRule, 'id' | 'name'>;

export const toRuleActor = ({ who, scope }: Actor, rule: ActingRule | undefined): Actor => ({
  who: { ...who, ...(rule && { rule }) },
  scope,
});

/**
 * Like a bulk change, except that a rule does not reassign findings: an assigned finding gets only
 * the other parts of the change, and is skipped if there are none.
 */
export const ruleStep = (actor: Actor, change: BulkChange, now: Date): BulkStep => {
  const full = triageStep(actor, change, now);
  if (change.assignee_id === undefined) return full;
  const partial = triageStep(actor, withoutAssignee(change), now);
  return {
    refuse: ruleRefusal(change),
    apply: async (tx, rows) => {
      const applied = new Map<string, Applied>();
      const [assigned, unassigned] = [
        rows.filter((row) => isTaken(row.assigneeId, change)),
        rows.filter((row) => !isTaken(row.assigneeId, change)),
      ];
      const parts: [BulkStep, FindingStateRow[]][] = [
        [partial, assigned],
        [full, unassigned],
      ];
      for (const [step, group] of parts)
        if (group.length > 0)
          for (const [id, each] of await step.apply(tx, group)) applied.set(id, each);
      return applied;
    },
  };
};

/** Records the last run that changed something, for the list of rules. */
export const recordRun = (tx: Tx, ruleId: string, jobId: string, changed: number, now: Date) =>
  tx
    .update(triageRules)
    .set({ lastJobId: jobId, lastRunAt: now, lastChanged: changed })
    .where(and(ofCurrentClient(triageRules), eq(triageRules.id, ruleId)));
