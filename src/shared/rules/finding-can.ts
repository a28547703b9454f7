import type { FindingStatus, Severity } from './finding-filters.ts';

/**
 * The actions that a finding's state permits. The server enforces these rules, and the app uses
 * them to explain why an action is unavailable.
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

/** The server's English messages; the app has its own translations. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  already_so: 'It is already in that state.',
  is_fixed: 'It is already fixed.',
  is_false_positive: 'It is marked as false positive.',
  is_duplicate: 'It is a duplicate of another finding.',
  is_not_accepted: 'Its risk is not accepted.',
  needs_acceptance:
    'Accepting a risk requires a reason. Accept the risk instead of setting the status.',
  needs_approver:
    'Critical finding in a repository with confidential data: a second person must approve it.',
  fix_available: 'A fixed version already exists, so this acceptance would expire immediately.',
  not_asked: 'You are not the approver of this request.',
  changed_since: 'Someone else has changed it since you loaded it.',
  no_source_host: 'Its repository was added manually and has no connected source host.',
  host_not_connected: 'Its source host is not connected.',
  already_assigned: 'It is already assigned. Rules do not reassign findings.',
};

/** No action applies: the finding is fixed or a false positive. */
const closed = ({ status, false_positive }: FindingState): Refusal | undefined =>
  status === 'fixed' ? 'is_fixed' : false_positive ? 'is_false_positive' : undefined;

/**
 * The changes that a user requests; absent attributes stay as they are. `others` are attributes
 * that no rule protects, such as tags.
 */
export interface WantedChange {
  status?: FindingStatus;
  false_positive?: boolean;
  assignee_id?: string | null;
  others?: boolean;
}

/**
 * Attributes that already have the requested value are ignored if another one changes. Any other
 * refusal refuses the entire change.
 */
const changeRefusal = (
  finding: FindingState & { assignee_id: string | null },
  wanted: WantedChange,
): Refusal | undefined => {
  const { status, false_positive: mark, assignee_id: assignee } = wanted;
  const parts: (Refusal | undefined)[] = [];
  if (mark !== undefined) parts.push(findingCan.setFalsePositive(finding, mark));
  // A false-positive mark that the same change removes no longer blocks it.
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
 * A critical risk in confidential data needs the approval of two users. `guarded`: the repository
 * has such data, and another user may accept risks. A sole administrator decides alone, with the
 * written reason that every acceptance requires.
 */
export const needsSecondApprover = ({
  severity,
  guarded,
}: {
  severity: Severity;
  guarded: boolean;
}): boolean => severity === 'critical' && guarded;

/** Each returns the reason for a refusal, or undefined if the action is allowed. */
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
