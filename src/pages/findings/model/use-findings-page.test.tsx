import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  findingKeys,
  setLastViewed,
  firstPageVisible,
  type FindingsSearch,
} from '@/entities/finding';
import type { FindingList } from '@/shared/api/generated/model';
import { useFindingsPage } from './use-findings-page';

/** Rows with an id only, because the hook reads nothing else. */
const listOf = (...ids: string[]) =>
  ({
    data: ids.map((id) => ({ id })),
    meta: { total: ids.length, total_is_exact: true, page: 1, page_size: 100, next_cursor: null },
  }) as unknown as FindingList;

const answer = (list: FindingList) =>
  new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } });

/** Resolves the query that is filtered by severity; other queries resolve at once. */
let answerNarrow: (list: FindingList) => void = () => undefined;

let rows: string[] = [];

beforeEach(() => {
  rows = ['a', 'b', 'c'];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input).includes('severity=')
      ? new Promise<Response>((resolve) => (answerNarrow = (list) => resolve(answer(list))))
      : Promise.resolve(answer(listOf(...rows))),
  );
});

interface Shown {
  search: FindingsSearch;
  peek?: string;
}

const bare: FindingsSearch = {};

function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onPeek = vi.fn();
  const initialProps: Shown = { search: bare };
  const { result, rerender } = renderHook(
    ({ search, peek }: Shown) => useFindingsPage(search, peek, onPeek, firstPageVisible),
    { wrapper, initialProps },
  );
  return { result, rerender, onPeek, client };
}

it('selects what is loaded, and forgets it with another query', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.findings).toHaveLength(3));
  act(() => result.current.selectLoaded(true));
  expect(result.current.selection).toEqual({ kind: 'some', ids: new Set(['a', 'b', 'c']) });
  rerender({ search: { severity: 'critical' } });
  expect(result.current.selection).toEqual({ kind: 'some', ids: new Set() });
});

it('selects nothing among rows that belong to the query before', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.findings).toHaveLength(3));
  rerender({ search: { severity: 'critical' } });
  expect(result.current.findings).toHaveLength(3);
  act(() => result.current.selectLoaded(true));
  act(() => result.current.selectEverything());
  expect(result.current.selection).toEqual({ kind: 'some', ids: new Set() });
  act(() => answerNarrow(listOf('b')));
  await waitFor(() => expect(result.current.findings).toHaveLength(1));
  act(() => result.current.selectLoaded(true));
  expect(result.current.selection).toEqual({ kind: 'some', ids: new Set(['b']) });
});

it('moves the cursor within the ends and takes an open peek along', async () => {
  const { result, rerender, onPeek } = open();
  await waitFor(() => expect(result.current.findings).toHaveLength(3));
  act(() => result.current.step(1));
  expect(result.current.current).toBe('a');
  act(() => result.current.step(9));
  expect(result.current.current).toBe('c');
  rerender({ search: bare, peek: 'b' });
  act(() => result.current.step(-1));
  expect(onPeek).toHaveBeenLastCalledWith('a');
});

it('goes on from the place of a row that has gone, which is no target any more', async () => {
  const { result, client } = open();
  await waitFor(() => expect(result.current.findings).toHaveLength(3));
  act(() => result.current.step(1));
  act(() => result.current.step(1));
  expect(result.current.current).toBe('b');
  rows = ['a', 'c'];
  await act(() => client.invalidateQueries({ queryKey: findingKeys.pages }));
  await waitFor(() => expect(result.current.findings).toHaveLength(2));
  expect(result.current.current).toBeUndefined();
  act(() => result.current.step(1));
  expect(result.current.current).toBe('c');
});

it('skips no row where one above the cursor went before the one under it', async () => {
  rows = ['a', 'b', 'c', 'd'];
  const { result, client } = open();
  const leave = async (...left: string[]) => {
    rows = left;
    await act(() => client.invalidateQueries({ queryKey: findingKeys.pages }));
    await waitFor(() => expect(result.current.findings).toHaveLength(left.length));
  };
  await waitFor(() => expect(result.current.findings).toHaveLength(4));
  act(() => result.current.step(1));
  act(() => result.current.step(1));
  expect(result.current.current).toBe('b');
  // As if the user triaged A and moved on, and A leaves the list afterwards.
  await leave('b', 'c', 'd');
  await leave('c', 'd');
  act(() => result.current.step(1));
  expect(result.current.current).toBe('c');
});

it('has no target among the rows of another query', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.findings).toHaveLength(3));
  act(() => result.current.step(1));
  rerender({ search: { severity: 'critical' } });
  await waitFor(() => expect(result.current.isStale).toBe(true));
  act(() => answerNarrow(listOf('c')));
  await waitFor(() => expect(result.current.findings).toHaveLength(1));
  expect(result.current.current).toBeUndefined();
});

it('begins at what was read last of this list', async () => {
  setLastViewed(bare, 'b');
  const { result } = open();
  await waitFor(() => expect(result.current.current).toBe('b'));
  act(() => result.current.step(1));
  expect(result.current.current).toBe('c');
});
