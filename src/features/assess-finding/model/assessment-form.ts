import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { updateFindingRequestSchema } from '@/shared/api/generated/forms/findings';
import { checkField, numberText } from '@/shared/lib/form';
import type { Finding, UpdateFindingRequest } from '@/shared/api/generated/model';

type Attributes = Pick<Finding['attributes'], 'severity' | 'fixing_effort' | 'is_subfinding'>;

const { severity, fixing_effort, is_subfinding, reason } = updateFindingRequestSchema.entries;

const fields = v.object({
  severity,
  /** A number as text; empty keeps the estimate. */
  fixing_effort: numberText(fixing_effort, () => i18n._(msg`A whole number from 0 to 100.`)),
  is_subfinding,
  reason,
});
type Values = v.InferOutput<typeof fields>;

/**
 * A changed severity needs a reason, because later readers will ask why the scanner was overruled.
 */
export const assessmentSchema = (before: Attributes) =>
  v.pipe(
    fields,
    checkField(
      'reason',
      (form: Values) => form.severity === before.severity || form.reason !== '',
      () => i18n._(msg`Explain why the severity differs.`),
    ),
  );

export const initialAssessment = (before: Attributes): Values => ({
  severity: before.severity,
  fixing_effort: before.fixing_effort === null ? '' : String(before.fixing_effort),
  is_subfinding: before.is_subfinding,
  reason: '',
});

/** Only the changed fields. */
export const assessmentRequest = (
  { severity, fixing_effort: effort, is_subfinding: part, reason }: Values,
  before: Attributes,
): UpdateFindingRequest => ({
  ...(severity !== before.severity && { severity }),
  ...(effort !== '' &&
    Number(effort) !== before.fixing_effort && { fixing_effort: Number(effort) }),
  ...(part !== before.is_subfinding && { is_subfinding: part }),
  ...(reason !== '' && { reason }),
});
