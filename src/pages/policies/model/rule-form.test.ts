import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { fieldErrorsOf } from '@/shared/api/error-message';
import { atFields, emptyRule, requestOfForm } from './rule-form';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const fieldsOf = (error: unknown) => {
  const shown = atFields(error);
  return shown instanceof ApiError ? fieldErrorsOf(shown) : undefined;
};

it('shows a name that is taken at the name', () => {
  const detail = 'A policy with this name already exists.';
  expect(
    fieldsOf(new ApiError({ status: 409, code: 'policy_name_taken', title: 'Conflict', detail })),
  ).toEqual({ name: detail });
  expect(
    fieldsOf(new ApiError({ status: 412, code: 'stale', title: 'Stale', detail: 'Another user.' })),
  ).toEqual({});
});

it('shows what is wrong with a condition or an action at its part of the form', () => {
  const error = new ApiError({
    status: 422,
    code: 'invalid',
    title: 'Invalid',
    detail: [
      { msg: 'no', loc: ['body', 'conditions', 3] },
      { msg: 'too many', loc: ['body', 'actions', 'due_days'] },
    ],
  });
  expect(fieldsOf(error)).toEqual({ conditions: 'no', due_days: 'too many' });
});

it('sends no category and no description that was not typed', () => {
  expect(
    requestOfForm({ ...emptyRule, name: 'All', conditions: { severity: 'critical' } }, true),
  ).toEqual({
    name: 'All',
    description: null,
    enabled: true,
    conditions: [{ key: 'severity', value: 'critical' }],
    actions: { due_days: null, notify: false, gate: false },
  });
});
