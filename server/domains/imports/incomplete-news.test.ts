import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const report = (executionSuccessful: boolean) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Semgrep' } },
        invocations: [{ executionSuccessful }],
        results: [],
      },
    ],
  });

it('notifies the uploader of a scan that failed, although it changed nothing, and marks the repository', async () => {
  const call = server.as('admin');
  const repository = await addRepository(call);
  const state = async () => {
    const { attributes } = (await call('getRepository', { path: { id: repository } })).ok().data;
    const { data } = (
      await call('listNotifications', { query: { notification_type: 'scan_ended' } })
    ).ok();
    const { last_scan_at: at, last_scan_incomplete: incomplete } = attributes;
    return { scanned: at !== null, incomplete, news: data };
  };
  await upload(call, repository, report(false));
  await server.runJobs();
  expect(await state()).toMatchObject({
    scanned: false,
    incomplete: true,
    news: [
      {
        title: 'The scan of ledger-api is incomplete',
        message: 'Semgrep reports a failed scan, so no missing findings were closed.',
        facts: { note: { code: 'scan_failed', facts: { tool: 'Semgrep' } } },
      },
    ],
  });
  await upload(call, repository, report(true));
  await server.runJobs();
  const { scanned, incomplete, news } = await state();
  expect([scanned, incomplete, news.length]).toEqual([true, false, 1]);
});
