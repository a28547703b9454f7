import type { FindingStatus } from './finding-filters.ts';

/** What may be done with a finding in its present state: the server refuses by it, the app explains by it. */
export interface FindingState {
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
}

export type Refusal = 'already_so' | 'is_fixed' | 'is_false_positive' | 'is_duplicate' | 'is_not_accepted' | 'needs_acceptance';

/** English sentences of the server; the app has its own, translated. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  already_so: 'It is so already.',
  is_fixed: 'It is fixed: nothing is left to do.',
  is_false_positive: 'It is marked as false positive.',
  is_duplicate: 'Another finding stands for it.',
  is_not_accepted: 'Its risk is not accepted.',
  needs_acceptance: 'Accepting a risk needs a reason: accept it instead of setting the status.',
};

/** Nothing to work on: closed, or no finding at all. */
const closed = ({ status, false_positive }: FindingState): Refusal | undefined =>
  status === 'fixed' ? 'is_fixed' : false_positive ? 'is_false_positive' : undefined;

/** Each answers why not, or undefined where it can be done. */
export const findingCan = {
  setStatus: (finding: FindingState, to: FindingStatus): Refusal | undefined => {
    if (to === 'risk_accepted') return 'needs_acceptance';
    if (to === finding.status) return 'already_so';
    return finding.false_positive ? 'is_false_positive' : undefined;
  },
  setFalsePositive: (finding: FindingState, to: boolean): Refusal | undefined => (finding.false_positive === to ? 'already_so' : undefined),
  acceptRisk: (finding: FindingState): Refusal | undefined => closed(finding),
  revokeRisk: ({ status }: FindingState): Refusal | undefined => (status === 'risk_accepted' ? undefined : 'is_not_accepted'),
  send: (finding: FindingState): Refusal | undefined => closed(finding) ?? (finding.is_duplicate ? 'is_duplicate' : undefined),
  assign: (finding: FindingState): Refusal | undefined => closed(finding),
  generatePatch: (finding: FindingState): Refusal | undefined => closed(finding) ?? (finding.is_duplicate ? 'is_duplicate' : undefined),
} as const;
