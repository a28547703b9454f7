import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisibleRows } from '../model/finding-pages';
import { invalidateFindings } from './finding-queries';
import { useFindingPages } from './use-finding-pages';

interface Row {
  id: string;
  /** The sort key, ascending. */
  key: number;
  title: string;
}

const pageSize = 100;
let rows: Row[] = [];
let requests: string[] = [];
let isReachable = true;

const inOrder = () => [...rows].sort((a, b) => a.key - b.key || a.id.localeCompare(b.id));
const isAfter = ({ key, id }: Row, [cursorKey, cursorId]: [number, string]) =>
  key > cursorKey || (key === cursorKey && id > cursorId);

/** Responds as the server does: by the cursor's row, with a total on the first page only. */
function answer(url: string): Response {
  const asked = new URL(url, 'http://localhost').searchParams;
  const size = Number(asked.get('page_size'));
  const cursor = asked.get('cursor');
  const [key, id, counted] =
    cursor === null ? [] : (JSON.parse(cursor) as [number, string, number]);
  const total = counted ?? rows.length;
  const found = inOrder().filter(
    (row) => key === undefined || id === undefined || isAfter(row, [key, id]),
  );
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  const meta = {
    total,
    total_is_exact: true,
    page: 1,
    page_size: size,
    next_cursor: found.length > size && last ? JSON.stringify([last.key, last.id, total]) : null,
  };
  return new Response(
    JSON.stringify({
      data: shown.map((row) => ({ id: row.id, attributes: { title: row.title } })),
      meta,
    }),
    { headers: { 'content-type': 'application/json' } },
  );
}

function createSight() {
  let now = { first: 0, end: 0 };
  const listeners = new Set<() => void>();
  const sight: VisibleRows = {
    read: () => now,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  };
  return {
    sight,
    look: (first: number) => {
      now = { first, end: first + 30 };
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => {
  rows = Array.from({ length: 2000 }, (_, n) => ({
    id: `row-${String(n).padStart(4, '0')}`,
    key: n * 10,
    title: `Row ${n}`,
  }));
  requests = [];
  isReachable = true;
  vi.stubGlobal('fetch', (input: string) => {
    requests.push(input);
    return isReachable
      ? Promise.resolve(answer(input))
      : new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 2));
  });
});

/** Scrolls down until this many pages are loaded. */
async function open(pages: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { sight, look } = createSight();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFindingPages({}, sight), { wrapper });
  const ids = () => result.current.findings.map(({ id }) => id);
  for (let page = 1; page <= pages; page += 1) {
    await waitFor(() => expect(ids()).toHaveLength(Math.min(rows.length, page * pageSize)), {
      interval: 2,
    });
    if (page < pages) act(() => result.current.needMore());
  }
  const settled = () => waitFor(() => expect(client.isFetching()).toBe(0), { interval: 2 });
  return {
    result,
    ids,
    /** Scrolls to this row and waits for its pages to load. */
    look: async (first: number) => {
      act(() => look(first));
      await settled();
    },
    /** Invalidates the list and returns how many requests the refetch took. */
    invalidate: async () => {
      requests = [];
      await act(() => invalidateFindings(client));
      await settled();
      return requests.length;
    },
    needMore: async () => {
      act(() => result.current.needMore());
      await settled();
    },
  };
}

const serverIds = () => inOrder().map(({ id }) => id);
const indexOf = (id: string) => rows.findIndex((row) => row.id === id);

describe('twenty pages, invalidated', () => {
  it('cost no more than three requests, and show what another user changed in the visible rows', async () => {
    const list = await open(20);
    await list.look(985);
    Object.assign(rows[990] ?? {}, { title: 'Changed' });
    rows.splice(indexOf('row-1003'), 1);
    expect(await list.invalidate()).toBeLessThanOrEqual(3);
    expect(list.ids()).toEqual(serverIds());
    expect(list.result.current.findings[990]?.attributes.title).toBe('Changed');
    expect(list.result.current.total).toBe(1999);
    expect(list.result.current.hasMore).toBe(false);
  });

  it('show what changed elsewhere when it comes into sight', async () => {
    const list = await open(20);
    await list.look(950);
    Object.assign(rows[5] ?? {}, { title: 'Changed' });
    await list.invalidate();
    expect(list.result.current.findings[5]?.attributes.title).toBe('Row 5');
    requests = [];
    await list.look(0);
    expect(list.result.current.findings[5]?.attributes.title).toBe('Changed');
    expect(requests).toHaveLength(1);
  });

  it('keep a row that comes in at the border of a page, and one that is pushed over it', async () => {
    const list = await open(20);
    await list.look(980);
    rows.push(
      { id: 'new-at-border', key: 9995, title: '' },
      { id: 'new-within', key: 9805, title: '' },
    );
    // One for the count, and two for each of the two visible pages, because each has one more row.
    expect(await list.invalidate()).toBe(5);
    expect(list.ids()).toEqual(serverIds());
  });

  it('do not end before a row that moved up in front of their last one', async () => {
    const list = await open(20);
    await list.look(950);
    Object.assign(rows[1500] ?? {}, { key: 9985 });
    await list.invalidate();
    expect(list.ids()).toEqual(serverIds());
  });

  it('are left as they are where they cannot be read, and are not asked for without end', async () => {
    const list = await open(20);
    await list.look(950);
    await list.invalidate();
    isReachable = false;
    requests = [];
    await list.look(0);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests).toHaveLength(1);
    expect(list.ids()).toEqual(serverIds());
  });

  it('go on behind more new rows than two requests bring', async () => {
    const list = await open(20);
    await list.look(950);
    rows.push(
      ...Array.from({ length: 500 }, (_, n) => ({
        id: `new-${String(n).padStart(3, '0')}`,
        key: 9555,
        title: '',
      })),
    );
    expect(await list.invalidate()).toBeLessThanOrEqual(3);
    const shown = list.ids();
    expect(shown).toEqual(serverIds().slice(0, shown.length));
    expect(shown).toContain('new-100');
    for (let page = 0; page < 20; page += 1) await list.needMore();
    expect(list.ids()).toEqual(serverIds());
    await list.invalidate();
    expect(list.ids()).toEqual(serverIds());
  });

  it.each([1, 2, 3, 4, 5, 6])('lose and double no row, whatever changes (%i)', async (seed) => {
    let state = seed * 7919;
    const random = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
    const list = await open(8);
    for (let round = 0; round < 4; round += 1) {
      await list.look(random(760));
      for (let change = 0; change < 12; change += 1) {
        const row = rows[random(rows.length)];
        const kind = random(3);
        if (kind === 0)
          rows.push({ id: `new-${seed}-${round}-${change}`, key: random(9000), title: '' });
        else if (row && kind === 1) row.key = random(9000);
        else if (row) rows.splice(rows.indexOf(row), 1);
      }
      expect(await list.invalidate()).toBeLessThanOrEqual(5);
      expect(new Set(list.ids()).size).toBe(list.ids().length);
    }
    for (let first = 0; first < list.ids().length; first += 25) await list.look(first);
    const shown = list.ids();
    expect(shown.length).toBeGreaterThan(700);
    expect(shown).toEqual(serverIds().slice(0, shown.length));
  });

  it('that could not be read are not none: it says why, and the next try brings them', async () => {
    isReachable = false;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useFindingPages({}, createSight().sight), { wrapper });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
    expect(result.current.isPending).toBe(false);
    isReachable = true;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.findings).toHaveLength(pageSize));
    expect(result.current.error).toBeNull();
  });
});

it('shows the rows that come back to a list that has emptied', async () => {
  const list = await open(1);
  await list.look(0);
  const all = rows;
  rows = [];
  await list.invalidate();
  expect(list.ids()).toEqual([]);
  rows = all.slice(0, 17);
  await list.invalidate();
  expect(list.ids()).toEqual(serverIds());
  expect(list.result.current.total).toBe(17);
});
