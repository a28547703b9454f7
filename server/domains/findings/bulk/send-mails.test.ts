import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

let server: TestServer;
/** Sent findings are mailed after half a minute, so the clock is moved forward. */
let skew = 0;
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => new Date(Date.now() + skew) } });
});
afterAll(() => server.close());

const send = async (body: { finding_ids: string[]; developer_ids: string[]; message?: string }) => {
  skew = -60_000;
  (await server.as('admin')('sendFindings', { body })).ok();
  skew = 0;
  await server.runJobs();
};

const mails = async () =>
  (await server.as('admin')('listOutbox'))
    .ok()
    .data.filter(({ template }) => template === 'findings_sent');

it('writes one mail to each developer, about all of it, and none to the sender', async () => {
  const call = server.as('admin');
  const lines = ['a', 'b'].map((name) => ({
    file: `src/${name}.ts`,
    line: 3,
    code: `query(${name})`,
  }));
  await upload(call, await addRepository(call, 'ledger-<api>'), sarif(lines));
  await server.runJobs();
  const finding_ids = (await call('listFindings')).ok().data.map(({ id }) => id);
  expect(finding_ids).toHaveLength(2);

  const { admin, developer } = server.people;
  await send({
    finding_ids,
    developer_ids: [developer.userId, admin.userId],
    message: 'Start <here>.',
  });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([developer.email]);
  expect(sent[0]).toMatchObject({ subject: '2 findings for you', state: 'sent' });
  expect(sent[0]?.preview).toContain('ledger-<api> / src/a.ts:3');

  const folder = path.join(server.deps.config.dataDir, 'outbox');
  const file = readdirSync(folder).find((name) => name === `${sent[0]?.id}.html`) ?? '';
  const html = readFileSync(path.join(folder, file), 'utf8');
  expect(html).toContain('ledger-&lt;api&gt;');
  expect(html).toContain('Start &lt;here&gt;.');
  expect(html).toContain(`/findings/finding-details/${finding_ids[0]}`);
});

it('writes nothing when only the sender is meant', async () => {
  const before = (await mails()).length;
  const call = server.as('admin');
  const finding_ids = (await call('listFindings')).ok().data.map(({ id }) => id);
  await send({ finding_ids, developer_ids: [server.people.admin.userId] });
  expect(await mails()).toHaveLength(before);
});
