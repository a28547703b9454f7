// Why a finding stays as it is in a bulk change or under a triage rule: the server and the mocks
// refuse by it, and their previews count by it.
import type { FindingStatus, Severity } from './finding-filters.ts';
import { findingCan, needsSecondApprover, type Refusal } from './finding-can.ts';

/** All that a rule may read of a finding. */
export type BulkFacts = {
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  severity: Severity;
  assignee_id: string | null;
  /** A fixed version is known. */
  fixable: boolean;
  /** The repository deals with confidential data, and another person may accept its risks. */
  guarded: boolean;
  /** Whose agreement to accept its risk is waited for. */
  approval: 'none' | 'mine' | 'others';
};

/** Whether a repository has a source host, and whether the organisation has connected it. */
export type HostState = 'connected' | 'unconnected' | 'none';

/** What is wanted of many findings, as the contract has it. */
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

/** Whether it changes anything beside the acceptance of a risk. */
export const hasParts = (change: BulkChange): boolean => Object.keys(partsOf(change)).length > 0;

/** Nothing but its reason: there is nothing to do. */
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

/** A pull request or issue needs a patch's finding, and a host to be opened at. */
export const openAtHostRefusal = (
  facts: BulkFacts & { host: HostState | null },
): Refusal | undefined => {
  const refusal = findingCan.generatePatch(facts);
  if (refusal !== undefined) return refusal;
  if (facts.host === 'none') return 'no_source_host';
  return facts.host === 'unconnected' ? 'host_not_connected' : undefined;
};

/** A rule takes no finding from its assignee. */
export const isTaken = (assignee: string | null, change: BulkChange): boolean =>
  change.assignee_id !== undefined && assignee !== null && assignee !== change.assignee_id;

/** What is left of a rule's change for a finding that has an assignee already. */
export const withoutAssignee = <Change extends BulkChange>({
  assignee_id: _assignee,
  ...others
}: Change): Omit<Change, 'assignee_id'> => others;

export const ruleRefusal = (change: BulkChange): Rule => {
  const [whole, others] = [bulkRefusal(change), withoutAssignee(change)];
  const rest: Rule = isNoChange(others) ? () => 'already_assigned' : bulkRefusal(others);
  return (facts) => (isTaken(facts.assignee_id, change) ? rest : whole)(facts);
};
