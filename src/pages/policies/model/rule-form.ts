import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { FindingsSearch } from '@/entities/finding';
import { writeView } from '@/features/save-view';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import type { Policy, PolicyRequest } from '@/shared/api/generated/model';
import { policyRequestSchema } from '@/shared/api/generated/forms/policies';
import { maxDays, parseDays } from './due-dates';
import { searchOf } from './rule';

export const daysMessage = () =>
  i18n._(msg`Enter a whole number from 0 to ${maxDays}, or leave empty.`);

export const ruleSchema = v.object({
  ...v.pick(policyRequestSchema, ['name', 'description', 'category']).entries,
  conditions: v.custom<FindingsSearch>(() => true), // the filter panel writes only valid values
  due_days: v.pipe(
    v.string(),
    v.check((typed) => parseDays(typed) !== undefined, daysMessage),
  ),
  ...v.pick(policyRequestSchema.entries.actions, ['notify', 'gate']).entries,
});
export type RuleForm = v.InferInput<typeof ruleSchema>;

export const emptyRule: RuleForm = {
  name: '',
  description: '',
  category: '',
  conditions: {},
  due_days: '',
  notify: false,
  gate: false,
};

export const formOf = (rule: Policy): RuleForm => ({
  name: rule.name,
  description: rule.description ?? '',
  category: rule.category,
  conditions: searchOf(rule),
  due_days: rule.actions.due_days === null ? '' : String(rule.actions.due_days),
  notify: rule.actions.notify,
  gate: rule.actions.gate,
});

export const requestOfForm = (
  { name, description, category, conditions, due_days: days, notify, gate }: RuleForm,
  enabled: boolean,
): PolicyRequest => ({
  name,
  description: description === '' ? null : description,
  ...(category !== '' && { category }),
  enabled,
  conditions: writeView(conditions),
  actions: { due_days: parseDays(days) ?? null, notify, gate },
});

const ofTheName = new Set(['policy_name_taken', 'name_of_framework']);

/**
 * Maps the server's field errors to form fields: a taken name has no pointer, and a condition has
 * its index.
 */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, title, detail, requestId } = error;
  if (ofTheName.has(code))
    return new ApiError({
      status,
      code,
      title,
      requestId,
      detail: [{ msg: messageOf(error), loc: ['body', 'name'] }],
    });
  if (typeof detail === 'string') return error;
  return new ApiError({
    status,
    code,
    title,
    requestId,
    detail: detail.map((entry) => ({
      ...entry,
      loc:
        entry.loc[1] === 'conditions' || entry.loc[1] === 'actions'
          ? ['body', entry.loc[1] === 'actions' ? 'due_days' : 'conditions']
          : entry.loc,
    })),
  });
}
