import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { orderOf } from '../list/finding-list.service.ts';
import { toFindingQuery } from '../query/index.ts';
import { removeOldExports } from './download-links.ts';
import type { ExportOrder } from './write-export.ts';

let [one, other]: TestServer[] = [];
beforeAll(async () => {
  const db = await freshDatabase();
  one = await startTestServer({ database: db });
  other = await startTestServer({
    database: { ...db, close: () => Promise.resolve() },
    people: false,
  });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

it('is downloaded from any server, whichever wrote it, until its time is over', async () => {
  if (!one || !other) throw new Error('Two servers.');
  const { userId, clientId } = one.people.admin;
  const call = one.as('admin');
  await upload(call, await addRepository(call), sarif([{ file: 'a.ts', line: 1, code: 'x' }]));
  await one.runJobs();
  const order: ExportOrder = { format: 'json', query: toFindingQuery({}), order: orderOf({}) };
  const jobId = await inTenant(one.deps.db, { clientId, userId }, (tx) =>
    enqueueJob(tx, { clientId, kind: 'export_findings', payload: { order }, createdBy: userId }),
  );
  await other.runJobs();
  const addressOf = async () => {
    const { data } = (await call('getJob', { path: { id: jobId } })).ok();
    expect(data.status).toBe('succeeded');
    return String(data.download_url).split('/').at(-1) ?? '';
  };
  const download = async () => call('downloadFile', { path: { token: await addressOf() } });
  expect((await download()).text).toContain('a.ts');
  await removeOldExports(other.deps);
  const token = await addressOf();
  await removeOldExports({ ...other.deps, now: () => new Date(Date.now() + 30 * 86_400_000) });
  expect((await call('downloadFile', { path: { token } })).status).toBe(404);
});
