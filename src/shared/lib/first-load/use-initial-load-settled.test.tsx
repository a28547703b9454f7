import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The module keeps state about the first load, so each test imports a new instance. */
const setUp = async () => {
  vi.resetModules();
  const { useInitialLoadSettled } = await import('./use-initial-load-settled');
  const client = new QueryClient();
  return {
    client,
    render: () =>
      renderHook(() => useInitialLoadSettled(), {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      }).result,
  };
};

/** A query that stays pending until the returned function is called. */
const startFetching = (client: QueryClient) => {
  let finish = (_rows: string): void => undefined;
  const answer = new Promise<string>((resolve) => {
    finish = resolve;
  });
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- the promise is the query's response
  void client.query({ queryKey: ['rows'], queryFn: () => answer });
  return () => finish('rows');
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for the queries of the first page, and for none of a later page', async () => {
  const { client, render } = await setUp();
  const finish = startFetching(client);
  const first = render();
  expect(first.current).toBe(false);
  await wait(2_000);
  expect(first.current).toBe(false);
  finish();
  await wait(300);
  expect(first.current).toBe(true);
  startFetching(client);
  expect(render().current).toBe(true);
});

it('stops waiting after five seconds', async () => {
  const { client, render } = await setUp();
  startFetching(client);
  const settled = render();
  await wait(4_800);
  expect(settled.current).toBe(false);
  await wait(500);
  expect(settled.current).toBe(true);
});
