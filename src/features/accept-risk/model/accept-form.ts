import { utcDay } from '#domain/utc-day';
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
  not_exploitable: msg`Not exploitable here`,
  low_impact: msg`Impact is acceptable`,
  planned_replacement: msg`Will be replaced soon`,
  other: msg`Another reason`,
};

/** Long enough that a later reader understands the decision without asking. */
export const minExplanationLength = 40;
/** The longest acceptance in days by policy; shorter for critical findings. */
const longest = { critical: 90, other: 180 } as const;

export const maxDaysFor = (preview: Pick<BulkPreview, 'severities'> | undefined): number =>
  (preview?.severities.critical ?? 0) > 0 ? longest.critical : longest.other;

export const dayChoices = [30, 90, 180] as const;

export interface AcceptForm {
  readonly ends: 'date' | 'fix';
  readonly until: string;
  readonly reason: AcceptReason;
  readonly explanation: string;
  /** The approver's id; empty for none. */
  readonly approver: string;
}

export type AcceptProblem = 'past' | 'too-late' | 'too-short';

/** Returns the problems that prevent accepting; empty if there are none. */
export function acceptProblems(
  form: AcceptForm,
  now: number,
  longestDays: number,
): readonly AcceptProblem[] {
  const problems: AcceptProblem[] = [];
  if (form.ends === 'date') {
    if (!(form.until > utcDay(now, 0))) problems.push('past');
    else if (form.until > utcDay(now, longestDays)) problems.push('too-late');
  }
  if (form.explanation.trim().length < minExplanationLength) problems.push('too-short');
  return problems;
}

/** The request body. The kind of reason precedes the user's text. */
export const acceptRequest = (
  { ends, until, explanation, approver }: AcceptForm,
  reasonName: string,
): AcceptRiskRequest => ({
  reason: `${reasonName}. ${explanation.trim()}`,
  ...(ends === 'date' ? { until } : { until_fix: true }),
  ...(approver !== '' && { approver_id: approver }),
});
