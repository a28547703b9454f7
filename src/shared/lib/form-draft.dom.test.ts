import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deleteDrafts } from './form-draft';
import { useDraft } from './use-draft';

beforeEach(() => sessionStorage.clear());

const open = (key: string) => renderHook(() => useDraft(key));
const textOf = (key: string) => open(key).result.current[0];

it('is there again after the form was taken away, and for its own subject alone', () => {
  const form = open('ada.finding-1');
  act(() => form.result.current[1]('Half a sentence'));
  form.unmount();
  expect(textOf('ada.finding-1')).toBe('Half a sentence');
  expect(textOf('ada.finding-2')).toBe('');
  expect(textOf('bob.finding-1')).toBe('');
});

it('is gone once it was sent', () => {
  const form = open('ada.finding-1');
  act(() => form.result.current[1]('Done'));
  act(() => form.result.current[1](''));
  expect(textOf('ada.finding-1')).toBe('');
});

it('is gone with whoever signs out, and nothing else is', () => {
  sessionStorage.setItem('other', 'stays');
  const form = open('ada.finding-1');
  act(() => form.result.current[1]('Private'));
  deleteDrafts();
  expect(textOf('ada.finding-1')).toBe('');
  expect(sessionStorage.getItem('other')).toBe('stays');
});
