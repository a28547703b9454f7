// One import among many is found by its own events, without reading those of others, and a large
// import lists like any other filter.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import {
  findingsRead,
  insertManyFindings,
} from '../../../../tests/support/server/many-findings.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../../tests/support/server/upload.ts';
import type { operations } from '../../../../openapi/generated/paths.d.ts';
import { importFilter } from '#domain/filter-values';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { collectMatches } from './finding-rows.repo.ts';
import { buildConditions } from './conditions.ts';
import { orderBy } from './finding-order.ts';

const eventsRead = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ n: string }>(
    sql`select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'finding_events'`,
  );
  return Number(rows[0]?.n);
};

describe.each(engines)('imports among many, on %s', (engine) => {
  let server: TestServer;
  const scans = { small: newId(), large: newId(), again: newId() };
  const inOrganization = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTenant(server.deps.db, { clientId: server.people.admin.clientId }, work);

  /** Writes rows as an import of these findings would. */
  const write = async (scanId: string, where: string, repositoryId: string) => {
    await inOrganization((tx) =>
      tx.execute(sql`insert into scans (client_id, id, repository_id, status, file_name, file_size, file_hash, events_from)
      values (current_client(), ${scanId}::uuid, ${repositoryId}::uuid, 'succeeded', 'report.sarif', 1, '', clock_timestamp())`),
    );
    await inOrganization((tx) =>
      tx.execute(sql`insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id)
      select f.client_id, new_id(), f.id, f.repository_id, 'found', ${scanId}::uuid from findings f where ${sql.raw(where)}`),
    );
    await inOrganization((tx) =>
      tx.execute(sql`update scans set events_to = clock_timestamp() where id = ${scanId}::uuid`),
    );
  };

  beforeAll(async () => {
    server = await startTestServer({ engine, validateResponses: false });
    await insertManyFindings(server.deps.db, server.people.admin.clientId, 18_000);
    const repository = await addRepository(server.as('admin'));
    // All in one repository, because lists use its bits.
    await inOrganization((tx) =>
      tx.execute(sql`update findings set repository_id = ${repository}::uuid`),
    );
    await write(scans.large, 'f.priority < 60', repository);
    await write(scans.small, "f.rule_id = 'rule-7'", repository);
    await write(newId(), 'f.priority >= 60', repository);
    await inOrganization(async (tx) => {
      await tx.execute(sql`insert into scans (client_id, id, repository_id, status, file_name, file_size, file_hash, events_from, events_to)
        values (current_client(), ${scans.again}::uuid, ${repository}::uuid, 'succeeded', 'report.sarif', 1, '', clock_timestamp(), clock_timestamp())`);
      await tx.execute(
        sql`insert into scan_matches (client_id, scan_id, findings) select client_id, ${scans.again}::uuid, array_agg(id order by id) from findings where priority < 60 group by 1`,
      );
    });
    await server.deps.db.pool.query('vacuum analyze findings, finding_events');
  });
  afterAll(() => server.close());

  it('reads of a small one what it wrote and what it shows, and nothing else', async () => {
    const { events, read, found } = await inOrganization(async (tx) => {
      const conditions = await buildConditions(tx, server.people.admin as never, 'all', {
        filters: { import: [importFilter('new', scans.small)] },
      }); // the conditions read only the ids of a principal
      const events = await eventsRead(tx);
      const before = await findingsRead(tx);
      const { found } = await collectMatches(
        tx,
        conditions,
        { field: 'priority', direction: 'desc' },
        { limit: 50 },
        10_000,
      );
      return { events, read: (await findingsRead(tx)) - before, found };
    });
    expect(found).toBeGreaterThan(150);
    expect(events).toBeLessThan(found + 50);
    expect(read).toBeLessThan(2 * found + 100);
  });

  it.each(['new', 'matched'] as const)(
    'pages through a large one of what is %s as the order says',
    async (outcome) => {
      const scan = outcome === 'new' ? scans.large : scans.again;
      const query: NonNullable<operations['listFindings']['parameters']['query']> = {
        import: [importFilter(outcome, scan)],
        sort_field: 'severity',
        sort: 'desc',
        page_size: 50,
      };
      const first = (await server.as('admin')('listFindings', { query })).ok();
      expect(first.meta).toMatchObject({ total: 10_000, total_is_exact: false });
      const second = (
        await server.as('admin')('listFindings', {
          query: { ...query, cursor: first.meta.next_cursor ?? '' },
        })
      ).ok();
      const { rows } = await inOrganization((tx) =>
        tx.execute<{ id: string }>(sql`
      select f.id from findings f where f.priority < 60 order by ${orderBy({ field: 'severity', direction: 'desc' })} limit 100`),
      );
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    },
  );

  it('counts what few of a large one have besides', async () => {
    for (const [outcome, scan] of [
      ['new', scans.large],
      ['matched', scans.again],
    ] as const) {
      const { meta } = (
        await server.as('admin')('listFindings', {
          query: { import: [importFilter(outcome, scan)], rule: ['rule-7'] },
        })
      ).ok();
      const { rows } = await inOrganization((tx) =>
        tx.execute<{ n: number }>(
          sql`select count(*)::int as n from findings where priority < 60 and rule_id = 'rule-7'`,
        ),
      );
      expect(meta).toMatchObject({ total: rows[0]?.n, total_is_exact: true });
    }
  });
});
