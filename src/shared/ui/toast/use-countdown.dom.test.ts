import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends after its time', () => {
  const end = vi.fn();
  renderHook(() => useCountdown(5000, false, end));
  vi.advanceTimersByTime(4999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('stands still while paused and goes on with what was left', () => {
  const end = vi.fn();
  const { rerender } = renderHook(({ paused }) => useCountdown(5000, paused, end), {
    initialProps: { paused: false },
  });
  vi.advanceTimersByTime(3000);
  rerender({ paused: true });
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  rerender({ paused: false });
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('stops with its component', () => {
  const end = vi.fn();
  renderHook(() => useCountdown(5000, false, end)).unmount();
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});
