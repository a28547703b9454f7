// Why a bulk change or triage rule skips a finding. The server and the mocks enforce these rules,
// and their previews count with them.
import type { FindingStatus, Severity } from './finding-filters.ts';
import { findingCan, needsSecondApprover, type Refusal } from './finding-can.ts';

/** The attributes of a finding that these rules read. */
export type BulkFacts = {
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  severity: Severity;
  assignee_id: string | null;
  /** A fixed version is known. */
  fixable: boolean;
  /** The repository has confidential data, and another user may accept its risks. */
  guarded: boolean;
  /** Whose approval the risk acceptance is waiting for. */
  approval: 'none' | 'mine' | 'others';
};

/** Whether a repository has a source host, and whether the organization has connected it. */
export type HostState = 'connected' | 'unconnected' | 'none';

/** The changes to apply to many findings, as the contract defines them. */
export type BulkChange = {
  status?: FindingStatus;
  false_positive?: boolean;
  assignee_id?: string | null;
  add_tags?: readonly string[];
  remove_tags?: readonly string[];
  due_days?: number | null;
  accept_risk?: { until_fix?: boolean; approver_id?: string | null };
  decide_risk?: object;
  reason?: string;
};

type Rule = (facts: BulkFacts) => Refusal | undefined;

const partsOf = ({
  accept_risk: _risk,
  decide_risk: _answer,
  reason: _reason,
  ...parts
}: BulkChange) => parts;

/** Whether the change has any part besides a risk acceptance. */
export const hasParts = (change: BulkChange): boolean => Object.keys(partsOf(change)).length > 0;

/** Whether the change has only a reason, and therefore nothing to apply. */
export const isNoChange = (change: BulkChange): boolean =>
  Object.keys(change).every((key) => key === 'reason');

export const bulkRefusal =
  (change: BulkChange): Rule =>
  (facts) => {
    const { accept_risk: risk, decide_risk: answer } = change;
    if (answer && facts.approval !== 'mine') return 'not_asked';
    if (risk) {
      const refusal =
        findingCan.acceptRisk(facts) ??
        (facts.status === 'risk_accepted' ? 'already_so' : undefined);
      if (refusal !== undefined) return refusal;
      if (risk.until_fix === true && facts.fixable) return 'fix_available';
      if (risk.approver_id == null && needsSecondApprover(facts)) return 'needs_approver';
    }
    if (!hasParts(change)) return undefined;
    const { add_tags: added, remove_tags: removed, due_days: days, ...wanted } = partsOf(change);
    const others = [added, removed, days].some((part) => part !== undefined);
    return findingCan.change(facts, { ...wanted, others });
  };

/** Pull requests and issues need a finding with a patch, and a connected source host. */
export const openAtHostRefusal = (
  facts: BulkFacts & { host: HostState | null },
): Refusal | undefined => {
  const refusal = findingCan.generatePatch(facts);
  if (refusal !== undefined) return refusal;
  if (facts.host === 'none') return 'no_source_host';
  return facts.host === 'unconnected' ? 'host_not_connected' : undefined;
};

/** Rules never reassign a finding that has an assignee. */
export const isTaken = (assignee: string | null, change: BulkChange): boolean =>
  change.assignee_id !== undefined && assignee !== null && assignee !== change.assignee_id;

/** A rule's change without the assignee, for findings that already have one. */
export const withoutAssignee = <Change extends BulkChange>({
  assignee_id: _assignee,
  ...others
}: Change): Omit<Change, 'assignee_id'> => others;

export const ruleRefusal = (change: BulkChange): Rule => {
  const [whole, others] = [bulkRefusal(change), withoutAssignee(change)];
  const rest: Rule = isNoChange(others) ? () => 'already_assigned' : bulkRefusal(others);
  return (facts) => (isTaken(facts.assignee_id, change) ? rest : whole)(facts);
};
