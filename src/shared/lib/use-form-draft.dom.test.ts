import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, deleteDrafts, keepForms } from './form-draft';
import { hasFormDraft, useDraftState } from './use-form-draft';

beforeEach(() => sessionStorage.clear());

const empty = { email: '', roles: [] as string[], limits: { days: 30 } };
const open = (key = 'invite', initial = empty) => renderHook(() => useDraftState(key, initial));

/** Fills in the form, and the session ends. */
function interrupted(values: typeof empty) {
  const form = open();
  act(() => form.result.current[1](values));
  keepForms();
  form.unmount();
}

it('has what was filled in when the session ended, once, and says that it was open', () => {
  interrupted({ email: 'ada@acme.example', roles: ['admin'], limits: { days: 7 } });
  expect(hasFormDraft('invite')).toBe(true);
  expect(hasFormDraft('partner')).toBe(false);
  const again = open();
  expect(again.result.current[0]).toEqual({
    email: 'ada@acme.example',
    roles: ['admin'],
    limits: { days: 7 },
  });
  expect(hasFormDraft('invite')).toBe(false);
  again.unmount();
  expect(open().result.current[0]).toEqual(empty);
});

it('keeps nothing of an untouched form, or that was closed before', () => {
  const untouched = open();
  keepForms();
  expect(hasFormDraft('invite')).toBe(false);
  act(() => untouched.result.current[1]({ ...empty, email: 'x' }));
  untouched.unmount();
  keepForms();
  expect(hasFormDraft('invite')).toBe(false);
});

it.each(['{', '42', 'null', '[]', '{"email":7,"roles":"admin","limits":null,"more":1}'])(
  'begins anew where what was kept is damaged: %s',
  (damaged) => {
    sessionStorage.setItem('parapet.draft.form.invite', damaged);
    expect(open().result.current[0]).toEqual(empty);
  },
);

it('belongs to its author: not to another user who signs in, nor after signing out', () => {
  claimDrafts('ada');
  interrupted({ ...empty, email: 'ada@acme.example' });
  claimDrafts('ada');
  expect(hasFormDraft('invite')).toBe(true);
  claimDrafts('bob');
  expect(hasFormDraft('invite')).toBe(false);
  interrupted({ ...empty, email: 'bob@acme.example' });
  deleteDrafts();
  expect(hasFormDraft('invite')).toBe(false);
});
