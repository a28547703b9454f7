import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../tests/support/server/engines.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { scans } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

describe.each(engines)('the list of work on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());

  it('says how far an import is', async () => {
    const admin = server.as('admin');
    const { id } = await upload(
      admin,
      await addRepository(admin, 'ledger'),
      sarif([{ file: 'src/search.ts', line: 41, code: 'db.query(memo)' }]),
    );
    const progress = async () =>
      (await admin('listJobs', {})).ok().data.find(({ subject }) => subject?.id === id)?.progress;
    expect(await progress()).toBe(0);
    // No worker runs here: it would restart the attempt and reset its progress.
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(scans).set({ progress: 0.5 }).where(eq(scans.id, id)),
    );
    expect(await progress()).toBe(0.5);
    await server.runJobs();
    expect(await progress()).toBe(1);
  });

  it('names an import by its repository and file, and lists jobs of one kind', async () => {
    const admin = server.as('admin');
    await upload(
      admin,
      await addRepository(admin, 'checkout'),
      sarif([{ file: 'src/view.ts', line: 10, code: 'element.innerHTML = value' }]),
    );
    const { data } = (
      await admin('listJobs', { query: { kind: ['import_scan'], page_size: 1 } })
    ).ok();
    expect(data).toMatchObject([
      {
        kind: 'import_scan',
        about: 'checkout · report.sarif',
        subject: { type: 'scan' },
        counts: null,
      },
    ]);
  });
});
