import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { engines } from '../../../tests/support/server/engines.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

describe.each(engines)('two servers with a data folder each, on one %s', (engine) => {
  let [one, other]: TestServer[] = [];
  beforeAll(async () => {
    const db = await freshDatabase(engine);
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

  it('import what the other one took', async () => {
    if (!one || !other) throw new Error('Two servers.');
    const call = one.as('admin');
    const id = await addRepository(call);
    const uploads = [];
    for (let line = 1; line <= 6; line += 1)
      uploads.push(
        await upload(call, id, sarif([{ file: 'a.ts', line, code: `code ${line}` }], `t${line}`)),
      );
    await other.runJobs();
    for (const { id: scan } of uploads)
      expect((await call('getScan', { path: { id: scan } })).ok().data.attributes.status).toBe(
        'succeeded',
      );
  });
});
