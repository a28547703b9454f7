import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FindingsSearch } from '@/entities/finding';
import { useDebouncedSearch } from './use-debounced-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const first: FindingsSearch = { q: 'log' };

it('waits until the user has typed, and for no filter', () => {
  const { result, rerender } = renderHook((search: FindingsSearch) => useDebouncedSearch(search), {
    initialProps: first,
  });
  expect(result.current).toEqual({ q: 'log' });
  rerender({ q: 'log4', severity: 'high' });
  expect(result.current).toEqual({ q: 'log', severity: 'high' });
  rerender({ q: 'log4j', severity: 'high' });
  act(() => void vi.advanceTimersByTime(400));
  expect(result.current).toEqual({ q: 'log4j', severity: 'high' });
  rerender({});
  act(() => void vi.advanceTimersByTime(400));
  expect(result.current).toEqual({});
});
