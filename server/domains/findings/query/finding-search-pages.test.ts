// A search among many findings returns the same page, whichever access path is chosen.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingSortFields, sortDirections } from '#domain/finding-filters';
import { anyEngine } from '../../../../tests/support/server/engines.ts';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { orderBy } from './finding-order.ts';
import { collectFirstHits } from './finding-rows.repo.ts';
import { estimateHits } from './finding-search.ts';

const orders = findingSortFields.flatMap((sort_field) =>
  sortDirections.map((sort) => ({ sort_field, sort })),
);

describe('a search among many findings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine: anyEngine, validateResponses: false });
    // Every title has the word "finding"; one in a hundred begins with "Finding 77". Another
    // organization has as many.
    await insertManyFindings(server.deps.db, server.people.admin.clientId, 10_500);
    await insertManyFindings(server.deps.db, newId(), 2_000);
  });
  afterAll(() => server.close());

  const list = async (query: Record<string, string | number | string[]>) =>
    (await server.as('admin')('listFindings', { query })).ok();
  const titles = (data: { attributes: { title: string } }[]) =>
    new Set(data.map(({ attributes }) => attributes.title));

  /** Every order with the words alone, and with an additional filter. */
  const asked = orders.flatMap((order) => [
    { ...order, besides: {} },
    { ...order, besides: { file: 'file' } },
  ]);

  it.each(asked)(
    'finds what few have, by $sort_field $sort, page after page, and $besides',
    async ({ besides, ...order }) => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const { data, meta }: Awaited<ReturnType<typeof list>> = await list({
          q: 'finding 77',
          ...besides,
          page_size: 50,
          ...order,
          ...(cursor !== null && { cursor }),
        });
        expect(meta).toMatchObject({ total: 111, total_is_exact: true });
        expect([...titles(data)].every((title) => title.startsWith('Finding 77'))).toBe(true);
        found.push(...data.map(({ id }) => id));
        cursor = meta.next_cursor;
      } while (cursor !== null);
      const { rows: all } = await inTenant(
        server.deps.db,
        { clientId: server.people.admin.clientId },
        (tx) =>
          tx.execute<{ id: string }>(
            sql`select f.id from findings f where f.title like 'Finding 77%' order by ${orderBy({ field: order.sort_field, direction: order.sort })}`,
          ),
      );
      expect(found).toEqual(all.map(({ id }) => id));
    },
  );

  it.each(orders)(
    'is the list itself where every finding has the word, by $sort_field $sort',
    async (order) => {
      const [searched, whole] = [await list({ q: 'finding', ...order }), await list({ ...order })];
      expect(searched.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id));
      expect(searched.meta).toMatchObject({ total: 10_000, total_is_exact: false });
      const [second, next] = [
        await list({ q: 'finding', ...order, cursor: searched.meta.next_cursor ?? '' }),
        await list({ ...order, cursor: whole.meta.next_cursor ?? '' }),
      ];
      expect(second.data.map(({ id }) => id)).toEqual(next.data.map(({ id }) => id));
    },
  );

  it.each(orders)(
    'is the list itself where every finding has a path like the pattern, by $sort_field $sort',
    async (order) => {
      const [patterned, whole] = [
        await list({ file: 'src/*', ...order }),
        await list({ ...order }),
      ];
      expect(patterned.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id));
      expect(patterned.meta).toMatchObject({ total: 10_000, total_is_exact: false });
    },
  );

  it.each(orders)(
    'sorts many hits of a path by $sort_field $sort without counting them',
    async ({ sort_field: field, sort: direction }) => {
      const { clientId } = server.people.admin;
      await inTenant(server.deps.db, { clientId }, async (tx) => {
        const order = { field, direction };
        const { rows: first, found } = await collectFirstHits(
          tx,
          clientId,
          { words: 'finding', pattern: '%FILE4%' },
          order,
          { limit: 30 },
          { isCounted: true },
        );
        const {
          rows: [all],
        } = await tx.execute<{ n: number }>(
          sql`select count(*)::int as n from findings f where f.file like '%file4%'`,
        );
        expect(found).toBe(all?.n);
        const [, last] = [...first].reverse();
        const { rows: next } = await collectFirstHits(
          tx,
          clientId,
          { words: 'finding', pattern: '%FILE4%' },
          order,
          { limit: 30, offset: 2 },
          { position: last && { key: last.sort_key, id: last.id } },
        );
        const { rows } = await tx.execute<{ id: string }>(
          sql`select f.id from findings f where f.file like '%file4%' order by ${orderBy(order)} limit 61`,
        );
        expect([...first.slice(0, 29), ...next].map(({ id }) => id)).toEqual(
          [...rows.slice(0, 29), ...rows.slice(31)].map(({ id }) => id),
        );
      });
    },
  );

  it('means words in quotes as they stand there', async () => {
    const { data, meta } = await list({ q: '"finding 77"' });
    expect(meta).toMatchObject({ total: 11, total_is_exact: true });
    expect(titles(data)).toEqual(new Set(['Finding 77']));
  });

  it('meets a filter besides', async () => {
    const [searched, whole] = [
      await list({ q: 'finding', tool: ['semgrep'], severity: ['low'] }),
      await list({ tool: ['semgrep'], severity: ['low'] }),
    ];
    expect(searched.data).toEqual(whole.data);
    expect(searched.meta.total).toBe(whole.meta.total);
  });

  it('knows beyond the last page how many there are', async () => {
    expect((await list({ q: 'finding 77', page: 9, page_size: 50 })).meta).toMatchObject({
      total: 111,
      total_is_exact: true,
    });
  });

  it('believes of a word about as many as carry it, in this organisation', async () => {
    const { hits, atMost } = await inTenant(
      server.deps.db,
      { clientId: server.people.admin.clientId },
      (tx) => estimateHits(tx, { words: 'finding' }),
    );
    expect(hits).toBeGreaterThan(5_000);
    expect(hits).toBeLessThan(20_000);
    expect(atMost).toBe(hits);
  });
});
