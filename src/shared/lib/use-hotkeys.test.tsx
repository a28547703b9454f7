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
