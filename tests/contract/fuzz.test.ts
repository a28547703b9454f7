import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFuzz } from '../support/contract/fuzz.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('whatever is sent, each answer is one that the operation declares', async () => {
  const report = await runFuzz(server, { runs: 4, milliseconds: 30_000 });
  expect(report.failures).toEqual([]);
  expect(report.cases).toBeGreaterThan(100);
});
