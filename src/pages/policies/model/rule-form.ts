import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { FindingsSearch } from '@/entities/finding';
import { writeView } from '@/features/save-view';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import type { Policy, PolicyRequest } from '@/shared/api/generated/model';
import { required } from '@/shared/lib/form';
import { longestDays, readDays } from './due-dates';
import { searchOf } from './rule';

const atMost = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, () => i18n._(msg`At most ${max} characters.`)),
  );

export const daysWords = () => i18n._(msg`A whole number from 0 to ${longestDays}, or nothing.`);

export const ruleSchema = v.object({
  name: required(100),
  description: atMost(2000),
  category: atMost(60),
  conditions: v.custom<FindingsSearch>(() => true), // the filters write nothing that the server refuses
  due_days: v.pipe(
    v.string(),
    v.check((typed) => readDays(typed) !== undefined, daysWords),
  ),
  notify: v.boolean(),
  gate: v.boolean(),
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
  actions: { due_days: readDays(days) ?? null, notify, gate },
});

const ofTheName = new Set(['policy_name_taken', 'name_of_framework']);

/** The server's refusal at the field that it is about: a name that is taken comes without a place, a condition by its number. */
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
