import { act, renderHook, waitFor } from '@testing-library/react';
import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { toApiError } from '@/shared/api/api-error';
import { useSchemaForm } from './use-schema-form';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refusing = (detail: unknown) => () =>
  Promise.reject(
    toApiError(new Response(null, { status: 422 }), {
      status: 422,
      code: 'invalid_request',
      title: 'Not right',
      detail,
    }),
  );

/** Submits the form, which the server refuses with these entries. */
async function refused(...locations: (string | number)[][]) {
  const detail = locations.map((loc) => ({
    loc: ['body', ...loc],
    msg: 'is not correct',
    type: 'nobody_words_this',
  }));
  const schema = v.object({
    name: v.string(),
    url_company: v.string(),
    data_processing: v.array(v.string()),
    due_days: v.string(),
  });
  const { result } = renderHook(() =>
    useSchemaForm({
      schema,
      initial: { name: '', url_company: 'x', data_processing: ['y'], due_days: '' },
      send: refusing(detail),
      fieldOf: { 'actions.days': 'due_days' },
    }),
  );
  act(() => result.current.shell.onSubmit());
  await waitFor(() => expect(result.current.shell.error).not.toBeNull());
  return result.current;
}

it('shows what the server says of a field at this field, wherever the request has it, and in the summary', async () => {
  const { errorOf, shell } = await refused(
    ['name'],
    ['company', 'information', 'url_company'],
    ['company', 'structure', 'data_processing', 'locations', 0],
    ['actions', 'days'],
  );
  expect(
    (['name', 'url_company', 'data_processing', 'due_days'] as const).map((name) => errorOf(name)),
  ).toEqual(Array.from({ length: 4 }, () => 'is not correct'));
  expect(shell.error?.problems?.map(({ name }) => name)).toEqual([
    'name',
    'url_company',
    'data_processing',
    'due_days',
  ]);
});

it('says in the summary what is of no field', async () => {
  const { shell } = await refused(['elsewhere']);
  expect(shell.error?.problems).toEqual([{ name: 'elsewhere', message: 'is not correct' }]);
});

it('takes over what was saved elsewhere, and keeps what was changed here', async () => {
  const schema = v.object({ name: v.string(), parent: v.string(), places: v.array(v.string()) });
  const { result, rerender } = renderHook(
    ({ initial }) =>
      useSchemaForm({ schema, initial, send: () => Promise.resolve(), follows: true }),
    { initialProps: { initial: { name: 'Acme', parent: '', places: ['Rome'] } } },
  );
  act(() => result.current.form.setValue('parent', 'Holding', { shouldDirty: true }));
  rerender({ initial: { name: 'Acme Ltd', parent: '', places: ['Rome', 'Oslo'] } });
  const { form } = result.current;
  expect(form.getValues()).toEqual({
    name: 'Acme Ltd',
    parent: 'Holding',
    places: ['Rome', 'Oslo'],
  });
  act(() => form.reset());
  expect(form.getValues()).toEqual({ name: 'Acme Ltd', parent: '', places: ['Rome', 'Oslo'] });
});

it('asks for nothing while the user only passes through an empty form', async () => {
  const schema = v.object({ name: v.pipe(v.string(), v.minLength(1)) });
  const { result } = renderHook(() =>
    useSchemaForm({ schema, initial: { name: '' }, send: () => Promise.resolve() }),
  );
  const { onBlur } = result.current.form.register('name');
  await act(() => onBlur({ type: 'blur', target: { name: 'name', value: '' } }));
  await waitFor(() => expect(result.current.form.formState.errors.name).toBeDefined());
  expect(result.current.errorOf('name')).toBeUndefined();
  act(() => result.current.shell.onSubmit());
  await waitFor(() => expect(result.current.errorOf('name')).toBe('This field is required.'));
});

it('shows what another user saved before an outdated change is saved again', async () => {
  const schema = v.object({ name: v.string(), parent: v.string() });
  const stale = toApiError(new Response(null, { status: 412 }), {
    status: 412,
    code: 'stale',
    title: 'Stale',
    detail: '',
  });
  const { result } = renderHook(() => {
    const [initial, setInitial] = useState({ name: 'Acme', parent: '' });
    return useSchemaForm({
      schema,
      initial,
      send: () => Promise.reject(stale),
      follows: true,
      readAgain: async () => {
        setInitial({ name: 'Acme Ltd', parent: '' });
        await Promise.resolve();
      },
    });
  });
  act(() => result.current.form.setValue('parent', 'Holding', { shouldDirty: true }));
  act(() => result.current.shell.onSubmit());
  await waitFor(() => expect(result.current.shell.error).not.toBeNull());
  expect(result.current.form.getValues()).toEqual({ name: 'Acme Ltd', parent: 'Holding' });
});
