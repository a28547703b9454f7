import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import type { Tx } from './connect.ts';
import { getSqlState } from './sql-state.ts';
import { inTenant } from './tenancy.ts';

const lines = Array.from({ length: 5 }, (_, i): Line => ({
  file: 'src/view.ts',
  line: 10 + i,
  code: `element.innerHTML = values[${String(i)}]`,
  rule: 'xss',
  cwe: 79,
}));

// PGlite has one connection, so there are no deadlocks.
describe.runIf(hasPostgres)('two that wait for each other', () => {
  let server: TestServer;
  let repository = '';
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgresql' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    repository = await addRepository(server.as('admin'), `shop-${String(number++)}`);
    await upload(server.as('admin'), repository, sarif(lines));
    await server.runJobs();
  });

  const ids = async (): Promise<string[]> =>
    (await server.as('admin')('listFindings', { query: { repository: [repository] } }))
      .ok()
      .data.map(({ id }) => id)
      .sort();
  const lock = (tx: Tx, some: readonly string[]) =>
    tx.execute(
      sql`select 1 from findings where id = any(${sql.param([...some])}::uuid[]) for update`,
    );

  const areWaiting = async (count: number): Promise<void> => {
    const waiting = () =>
      server.deps.db.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await waiting()).rowCount, { interval: 10 }).toBe(count);
  };

  /**
   * PostgreSQL checks for a deadlock once, a second after a transaction began to wait. On a slow
   * machine the first check is too early, and the second transaction is aborted.
   */
  const unlessEnded = (error: unknown): void => {
    if (getSqlState(error) !== '40P01') throw error;
  };

  /**
   * One transaction locks a finding. `work` locks other findings and waits for it, then the first
   * transaction locks all of them: PostgreSQL aborts the one that waited first.
   */
  const crossing = async <T>(work: () => Promise<T>): Promise<T> => {
    const all = await ids();
    let begun: Promise<T> | undefined;
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      await lock(tx, all.slice(2, 3));
      begun = work();
      await areWaiting(1);
      await lock(tx, all);
    }).catch(unlessEnded);
    if (begun === undefined) throw new Error('Nothing was begun.');
    return begun;
  };

  it('deletes a repository all the same', async () => {
    const { status } = await crossing(async () =>
      server.as('admin')('deleteRepository', { path: { id: repository } }),
    );
    expect(status).toBe(204);
    expect(await ids()).toEqual([]);
  });

  it('renames a repository all the same', async () => {
    const nickname = `other-${String(number)}`;
    const { status } = await crossing(async () =>
      server.as('admin')('updateRepository', { path: { id: repository }, body: { nickname } }),
    );
    expect(status).toBe(200);
  });

  it('computes priorities anew in the first attempt', async () => {
    // Enqueued while the lock is held: the worker polls for jobs.
    await crossing(async () => {
      await server.as('admin')('updateRepository', {
        path: { id: repository },
        body: { priority: 'critical', deals_with_confidential_data: true },
      });
      await server.runJobs();
    });
    const { rows } = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(
        sql`select attempts, state from jobs where kind = 'recompute_priorities' order by id desc limit 1`,
      ),
    );
    expect(rows).toEqual([{ attempts: 1, state: 'succeeded' }]);
  });

  it('leaves no label of a finding that was deleted while rules were applied', async () => {
    const [, , held = ''] = await ids();
    const apply = async (): Promise<void> => {
      await server.as('admin')('createPolicy', {
        body: { name: `Of ${repository}`, enabled: true, conditions: [], actions: { due_days: 1 } },
      });
      await server.runJobs();
    };
    let applied: Promise<void> | undefined;
    let deleted: Promise<{ status: number }> | undefined;
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      await lock(tx, [held]);
      applied = apply();
      await areWaiting(1);
      deleted = server.as('admin')('deleteRepository', { path: { id: repository } });
      await areWaiting(2);
    });
    await applied;
    expect((await deleted)?.status).toBe(204);
    const { rows } = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(
        sql`select count(*)::int as n from finding_labels l where not exists (select from findings f where f.id = l.finding_id)`,
      ),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
