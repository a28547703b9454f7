import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewBuild } from './use-new-build';

const announce = (id: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify({ id })))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="parapet-build" content="a1">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const afterAWhile = () => act(() => vi.advanceTimersByTimeAsync(5 * 60_000 + 1));

it('notices another build', async () => {
  announce('b2');
  const { result } = renderHook(() => useNewBuild());
  expect(result.current).toBe(false);
  await afterAWhile();
  expect(result.current).toBe(true);
});

it.each(['a1', 42, undefined])('is calm about %s', async (id) => {
  announce(id);
  const { result } = renderHook(() => useNewBuild());
  await afterAWhile();
  expect(fetch).toHaveBeenCalledOnce();
  expect(result.current).toBe(false);
});

it('is calm while the server cannot be reached', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  const { result } = renderHook(() => useNewBuild());
  await afterAWhile();
  expect(result.current).toBe(false);
});
