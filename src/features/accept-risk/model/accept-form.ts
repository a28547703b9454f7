import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AcceptRiskRequest, BulkPreview } from '@/shared/api/generated/model';

export const acceptReasons = [
  'compensating_control',
  'not_exploitable',
  'low_impact',
  'planned_replacement',
  'other',
] as const;
export type AcceptReason = (typeof acceptReasons)[number];

export const acceptReasonNames: Readonly<Record<AcceptReason, MessageDescriptor>> = {
  compensating_control: msg`Compensating control in place`,
  not_exploitable: msg`Cannot be exploited here`,
  low_impact: msg`Impact is acceptable`,
  planned_replacement: msg`Will be replaced soon`,
  other: msg`Another reason`,
};

/** The next reader must understand the decision without asking. */
export const shortestExplanation = 40;
/** The longest that policy lets a risk be accepted for, in days; that of a critical one for less. */
const longest = { critical: 90, other: 180 } as const;

export const longestFor = (preview: Pick<BulkPreview, 'severities'> | undefined): number =>
  (preview?.severities.critical ?? 0) > 0 ? longest.critical : longest.other;

export const dayChoices = [30, 90, 180] as const;

const dayMs = 86_400_000;
export const dayAfter = (now: number, days: number): string =>
  new Date(now + days * dayMs).toISOString().slice(0, 10);

export interface AcceptForm {
  readonly ends: 'date' | 'fix';
  readonly until: string;
  readonly reason: AcceptReason;
  readonly explanation: string;
  /** The id of who has to agree; empty for nobody. */
  readonly approver: string;
}

export type AcceptProblem = 'past' | 'too-late' | 'too-short';

/** What stands in the way of accepting; empty when nothing does. */
export function acceptProblems(
  form: AcceptForm,
  now: number,
  longestDays: number,
): readonly AcceptProblem[] {
  const problems: AcceptProblem[] = [];
  if (form.ends === 'date') {
    if (!(form.until > dayAfter(now, 0))) problems.push('past');
    else if (form.until > dayAfter(now, longestDays)) problems.push('too-late');
  }
  if (form.explanation.trim().length < shortestExplanation) problems.push('too-short');
  return problems;
}

/** The decision as the call wants it: the kind of reason stands before the person's own words. */
export const acceptRequest = (
  { ends, until, explanation, approver }: AcceptForm,
  reasonName: string,
): AcceptRiskRequest => ({
  reason: `${reasonName}. ${explanation.trim()}`,
  ...(ends === 'date' ? { until } : { until_fix: true }),
  ...(approver !== '' && { approver_id: approver }),
});
