// Connections that break during a transaction. PGlite has none that could break.
import { sql } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { createLog } from '../log/log.ts';
import { forJobs } from './connect.ts';
import { databaseTrouble, DatabaseUnavailableError } from './database-error.ts';
import { acrossTenants, inTenant } from './tenancy.ts';

describe('an error of the database', () => {
  it.each([
    ['57P01', 'unavailable'],
    ['08006', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['25006', 'read_only'],
    ['53300', 'busy'],
    ['57014', 'busy'],
    ['23505', undefined],
    ['42P01', undefined],
  ])('with code %s means %s', (code, trouble) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(databaseTrouble(cause)).toBe(trouble);
    expect(databaseTrouble(new Error('Failed query', { cause }))).toBe(trouble);
  });

  it('of the driver means the same without a code', () => {
    expect(databaseTrouble(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
    expect(databaseTrouble(new Error('timeout exceeded when trying to connect'))).toBe('busy');
    expect(databaseTrouble(new Error('Something else'))).toBeUndefined();
  });
});

describe.runIf(hasPostgres)('a connection to PostgreSQL that is lost', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgresql' });
  });
  afterAll(() => server.close());

  const terminateOthers = () =>
    server.deps.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('within a transaction rejects that transaction and leaves the process alone', async () => {
    const cut = inTenant(server.deps.db, server.people.admin, async (tx) => {
      const waiting = tx.execute(sql`select pg_sleep(20)`);
      setTimeout(() => void terminateOthers(), 50);
      await waiting;
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect((await server.as('admin')('listTeam', {})).status).toBe(200);
  });

  it('is answered with 503, a sentence and the seconds to wait, under load', async () => {
    const statuses = new Set<number>();
    let refused: { headers: Record<string, unknown>; body: string } | undefined;
    const asking = Array.from({ length: 30 }, async () => {
      for (let n = 0; n < 5; n++) {
        const answer = await server.app.inject({
          url: '/v1/team',
          headers: { authorization: `Bearer ${server.people.admin.token}` },
        });
        statuses.add(answer.statusCode);
        if (answer.statusCode === 503) refused = answer;
      }
    });
    const ending = (async () => {
      for (let n = 0; n < 10; n++) await terminateOthers().catch(() => undefined);
    })();
    await Promise.all([...asking, ending]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    if (refused) {
      expect(refused.headers['retry-after']).toBe('5');
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'database_unavailable' });
    }
    expect((await server.as('admin')('listTeam', {})).status).toBe(200);
  });

  it('ends a statement that takes too long, for requests sooner than for jobs', async () => {
    const short = { ...server.deps.db, limits: { statementMs: 50, idleMs: 60_000 } };
    await expect(
      acrossTenants(short, 'first start', (tx) => tx.execute(sql`select pg_sleep(5)`)),
    ).rejects.toMatchObject({ trouble: 'busy' });
    const limitOf = async (db: typeof short) =>
      (
        await acrossTenants(db, 'first start', (tx) =>
          tx.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`),
        )
      ).rows[0]?.limit;
    expect([await limitOf(server.deps.db), await limitOf(forJobs(server.deps.db))]).toEqual([
      '30s',
      '1h',
    ]);
  });

  it('that became read-only, after a switchover, is answered with 503', async () => {
    const readOnly = await inTenant(server.deps.db, server.people.admin, async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.execute(sql`delete from jobs`);
    }).catch((error: unknown) => error);
    expect(readOnly).toMatchObject({ trouble: 'read_only' });
  });
});

it('writes no parameter of a failed statement to the log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLog({ logLevel: 'info' }, stream);
  const server = await startTestServer({ deps: { log } });
  const planted = 'planted-7c41@acme.example';
  const failing = acrossTenants(server.deps.db, 'first start', (tx) =>
    tx.execute(
      sql`insert into users (client_id, id, email) values (${server.people.admin.clientId}, ${server.people.admin.userId}, ${planted})`,
    ),
  );
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(String(error)).toContain(planted);
  log.error({ err: error }, 'request failed');
  await server.close();
  expect(lines.join('')).toContain('request failed');
  expect(lines.join('')).not.toContain(planted);
});
