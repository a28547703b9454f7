import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../support/contract/contract.ts';
import { runForeign } from '../support/contract/foreign.ts';
import { runHappy } from '../support/contract/happy.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("nobody reaches another organisation's rows, or beyond their own", async () => {
  const report = await runForeign(server);
  expect(report.failures).toEqual([]);
  expect(report.cases).toBeGreaterThan(100);
});

it('every operation, called as it is meant, answers as it declares', async () => {
  const report = await runHappy(server);
  expect(report.failures).toEqual([]);
  expect(report.cases).toBe(operations.length);
});
