// The part of the suite that takes seconds: a server's connections are cut and restored.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../server/platform/db/connect.ts';
import { hasPostgres, postgresUrl } from '../support/server/engines.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type Relay, startRelay } from './support/relay.ts';

describe.runIf(hasPostgres)('a server whose way to the database breaks', () => {
  let direct: TestServer;
  let relay: Relay;
  let relayed: Database;
  let server: TestServer;

  beforeAll(async () => {
    direct = await startTestServer({ engine: 'postgresql' });
    const { rows } = await direct.deps.db.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    const url = new URL(postgresUrl);
    relay = await startRelay({ host: url.hostname, port: Number(url.port || '5432') });
    const through = Object.assign(url, {
      hostname: '127.0.0.1',
      port: String(relay.port),
      pathname: `/${rows[0]?.name ?? ''}`,
    });
    relayed = await connect({ url: through.toString(), dataDir: '' });
    server = await startTestServer({ database: relayed, people: false });
  });
  afterAll(async () => {
    await server.close();
    await relay.close();
    await direct.close();
  });

  const ask = () => server.withToken(direct.people.admin.token)('listTeam', {});

  it('answers 503 with the seconds to wait while it is shut, and 200 right after', async () => {
    expect((await ask()).status).toBe(200);
    relay.shut();
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    relay.open();
    expect((await ask()).status).toBe(200);
  });

  it('loses no more than the requests that were under way', async () => {
    const statuses: number[] = [];
    const callers = Array.from({ length: 10 }, async () => {
      for (let n = 0; n < 10; n++) statuses.push((await ask()).status);
    });
    const cutting = setInterval(() => relay.cut(), 50);
    await Promise.all(callers);
    clearInterval(cutting);
    expect(statuses).toHaveLength(100);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // Only the next request may notice the last cut.
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});
