import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHotkeys } from './use-hotkeys';

const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

afterEach(() => localStorage.clear());

it('asks the page before the frame, whichever came first, and the frame again once the page has gone', () => {
  const [frame, page] = [vi.fn(), vi.fn()];
  const early = renderHook(() => useHotkeys({ '[': page }));
  renderHook(() => useHotkeys({ '[': frame, '?': frame }, 'frame'));
  press('[');
  expect([page.mock.calls.length, frame.mock.calls.length]).toEqual([1, 0]);
  press('?');
  expect(frame).toHaveBeenCalledTimes(1);
  early.unmount();
  press('[');
  expect(frame).toHaveBeenCalledTimes(2);
  renderHook(() => useHotkeys({ '[': page }));
  press('[');
  expect([page.mock.calls.length, frame.mock.calls.length]).toEqual([2, 2]);
});

it.each([
  ['text', 0],
  ['radio', 1],
])('leaves letters to an input of type %s: %i calls', (type, calls) => {
  const act = vi.fn();
  const { unmount } = renderHook(() => useHotkeys({ n: act }));
  const input = Object.assign(document.createElement('input'), { type });
  document.body.append(input);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
  expect(act).toHaveBeenCalledTimes(calls);
  input.remove();
  unmount();
});
