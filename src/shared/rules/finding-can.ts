import type { FindingStatus, Severity } from './finding-filters.ts';

/**
 * What may be done with a finding in its present state: the server refuses by it, the app explains
 * by it.
 */
export interface FindingState {
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
}

export type Refusal =
  | 'already_so'
  | 'is_fixed'
  | 'is_false_positive'
  | 'is_duplicate'
  | 'is_not_accepted'
  | 'needs_acceptance'
  | 'needs_approver'
  | 'fix_available'
  | 'not_asked'
  | 'changed_since'
  | 'already_assigned'
  | 'no_source_host'
  | 'host_not_connected';

/** English sentences of the server; the app has its own, translated. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  already_so: 'It is already in that state.',
  is_fixed: 'It is already fixed.',
  is_false_positive: 'It is marked as false positive.',
  is_duplicate: 'Another finding represents it.',
  is_not_accepted: 'Its risk is not accepted.',
  needs_acceptance:
    'Accepting a risk requires a reason. Accept the risk instead of setting the status.',
  needs_approver:
    'Critical finding in a repository with confidential data: a second person has to approve it.',
  fix_available: 'A fixed version already exists, so this acceptance would expire immediately.',
  not_asked: 'You are not the approver of this request.',
  changed_since: 'Someone else has changed it since you loaded it.',
  no_source_host: 'Its repository was added manually and has no connected source host.',
  host_not_connected: 'Its source host is not connected.',
  already_assigned: 'It is already assigned. A rule does not take a finding from its assignee.',
};

/** Nothing to work on: closed, or no finding at all. */
const closed = ({ status, false_positive }: FindingState): Refusal | undefined =>
  status === 'fixed' ? 'is_fixed' : false_positive ? 'is_false_positive' : undefined;

/**
 * What a person wants to change; absent parts stay. `others` are parts that nothing forbids,
 * such as tags.
 */
export interface WantedChange {
  status?: FindingStatus;
  false_positive?: boolean;
  assignee_id?: string | null;
  others?: boolean;
}

/**
 * Parts that are so already do not matter beside one that changes something; any other refusal
 * refuses the whole.
 */
const changeRefusal = (
  finding: FindingState & { assignee_id: string | null },
  wanted: WantedChange,
): Refusal | undefined => {
  const { status, false_positive: mark, assignee_id: assignee } = wanted;
  const parts: (Refusal | undefined)[] = [];
  if (mark !== undefined) parts.push(findingCan.setFalsePositive(finding, mark));
  // A mark that is taken off in the same step no longer forbids it.
  if (status !== undefined)
    parts.push(
      findingCan.setStatus(
        mark === undefined ? finding : { ...finding, false_positive: mark },
        status,
      ),
    );
  if (assignee !== undefined)
    parts.push(
      assignee === finding.assignee_id
        ? 'already_so'
        : assignee === null
          ? undefined
          : findingCan.assign(finding),
    );
  if (wanted.others === true) parts.push(undefined);
  return (
    parts.find((part) => part !== undefined && part !== 'already_so') ??
    (parts.length > 0 && parts.every((part) => part === 'already_so') ? 'already_so' : undefined)
  );
};

/**
 * Two people accept a critical risk in confidential data. `guarded`: the repository has such data,
 * and there is another person who may accept risks. A lone administrator decides alone, with the
 * written reason that every acceptance has.
 */
export const needsSecondApprover = ({
  severity,
  guarded,
}: {
  severity: Severity;
  guarded: boolean;
}): boolean => severity === 'critical' && guarded;

/** Each answers why not, or undefined where it can be done. */
export const findingCan = {
  change: changeRefusal,
  setStatus: (finding: FindingState, to: FindingStatus): Refusal | undefined => {
    if (to === 'risk_accepted') return 'needs_acceptance';
    if (to === finding.status) return 'already_so';
    return finding.false_positive ? 'is_false_positive' : undefined;
  },
  setFalsePositive: (finding: FindingState, to: boolean): Refusal | undefined =>
    finding.false_positive === to ? 'already_so' : undefined,
  acceptRisk: (finding: FindingState): Refusal | undefined => closed(finding),
  revokeRisk: ({ status }: FindingState): Refusal | undefined =>
    status === 'risk_accepted' ? undefined : 'is_not_accepted',
  send: (finding: FindingState): Refusal | undefined =>
    closed(finding) ?? (finding.is_duplicate ? 'is_duplicate' : undefined),
  assign: (finding: FindingState): Refusal | undefined => closed(finding),
  generatePatch: (finding: FindingState): Refusal | undefined =>
    closed(finding) ?? (finding.is_duplicate ? 'is_duplicate' : undefined),
} as const;
