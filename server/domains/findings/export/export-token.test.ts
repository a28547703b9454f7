import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenScope } from '#domain/token-scopes';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { orderOf } from '../list/finding-list.service.ts';
import { toFindingQuery } from '../query/index.ts';

let server: TestServer;
let job: string;
beforeAll(async () => {
  server = await startTestServer();
  const { clientId, userId } = server.people.admin;
  const order = { format: 'json', query: toFindingQuery({}), order: orderOf({}) };
  // As for an export above 20 MB.
  job = await inTenant(server.deps.db, server.people.admin, (tx) =>
    enqueueJob(tx, {
      clientId,
      kind: 'export_findings',
      payload: { order, action: 'json', title: 'Export findings as JSON' },
      createdBy: userId,
    }),
  );
  await server.runJobs();
});
afterAll(() => server.close());

const fileFor = async (scopes: TokenScope[]) => {
  const { token } = (
    await server.as('admin')('generatePlexalyzerToken', {
      body: { name: 'ci', expired_at: new Date(Date.now() + 86_400_000).toISOString(), scopes },
    })
  ).ok();
  return (await server.withToken(token)('getJob', { path: { id: job } })).ok().data.download_url;
};

it('hands the file of a large export to a token that may export', async () => {
  expect(await fileFor(['jobs:read', 'findings:export'])).toMatch(/^\/v1\/downloads\/./);
});

it('tells a token that may only wait for jobs nothing about where the file is', async () => {
  expect(await fileFor(['jobs:read'])).toBeNull();
});
