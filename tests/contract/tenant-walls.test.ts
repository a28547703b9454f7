// Only the first barrier between organizations: with row-level security disabled, no operation
// shows or changes a row of another organization.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runForeign } from '../support/contract/foreign.ts';
import { type ForeignIds, runForeignIds } from '../support/contract/foreign-ids.ts';
import { freshDatabase } from '../support/server/database.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const database = await freshDatabase();
  await database.pool.query(`
    do $$ declare t regclass; begin
      for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
        execute format('alter table %s disable row level security', t);
      end loop;
    end $$`);
  server = await startTestServer({ database });
});
afterAll(() => server.close());

it('has row-level security switched off', async () => {
  const { rows } = await server.deps.db.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

it('holds for every operation', async () => {
  const { cases, failures } = await runForeign(server);
  expect(cases).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});

describe('an id of another organization', () => {
  let report: ForeignIds;

  beforeAll(async () => {
    report = await runForeignIds(server);
    const { tried, cases, left } = report;
    const reasons = left.map(({ operation, reason }) => `${operation} (${reason})`);
    process.stdout.write(
      `Tried ${tried} operations in ${cases} ways. Not tried: ${left.length}: ${reasons.join(', ')}.\n`,
    );
  });

  it('is not found by any operation that takes one, and changes no row', () => {
    expect(report.failures).toEqual([]);
  });

  it('is tried at nearly all of them', () => {
    expect(report.tried).toBeGreaterThan(80);
    expect(report.cases).toBeGreaterThan(report.tried);
    expect(report.left.length).toBeLessThan(25);
  });

  it("is one where the same request finds one's own row", () => {
    expect(report.blind.sort()).toEqual([]);
  });
});
