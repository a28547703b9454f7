import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { runMaintenance } from '../../maintenance.ts';
import { clients } from '../../platform/db/schema/accounts.ts';
import { outbox } from '../../platform/db/schema/operations.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import type { Client } from './client-document.ts';

const created = new Date('2026-01-05T10:00:00Z');
const after = (days: number) => new Date(created.getTime() + days * 86_400_000);
let now = created;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
  await across((tx) => tx.update(clients).set({ createdAt: created }));
});
afterAll(() => server.close());

const across = <T>(work: Parameters<typeof acrossTenants<T>>[2]) =>
  acrossTenants(server.deps.db, 'administer organisations', work);
const readClient = async (person: 'admin' | 'foreignAdmin') =>
  decodeJwt<Client>((await server.as(person)('getClient')).ok().token);
/** Returns the recipients of the reminder after that day's maintenance. */
const remindedAfter = async (days: number) => {
  now = after(days);
  await runMaintenance(server.deps);
  const mails = await across((tx) =>
    tx.select().from(outbox).where(eq(outbox.template, 'set_up_reminder')),
  );
  return mails.map(({ recipient }) => recipient).toSorted();
};

it('reminds the administrators of an organization without a report once, after a week', async () => {
  const { admin, foreignAdmin } = server.people;
  expect((await readClient('admin')).account_setup_at).toBeNull();
  const repository = await addRepository(server.as('admin'));
  await upload(
    server.as('admin'),
    repository,
    sarif([{ file: 'src/a.ts', line: 3, code: 'query(input)' }]),
  );
  await server.runJobs();
  const { account_setup_at: setUp, reminder_sent_at: sent } = await readClient('admin');
  expect(setUp).not.toBeNull();
  expect(sent).toBeNull();

  expect(await remindedAfter(6)).toEqual([]);
  const reminded = await remindedAfter(8);
  expect(reminded).toContain(foreignAdmin.email);
  expect(reminded).not.toContain(admin.email);
  expect((await readClient('foreignAdmin')).reminder_sent_at).toBe(after(8).toISOString());
  expect(await remindedAfter(9)).toEqual(reminded);
  expect((await readClient('admin')).account_setup_at).toBe(setUp);
});

it('fills in when an organization of an earlier version imported its first report', async () => {
  const { account_setup_at: setUp } = await readClient('admin');
  await across((tx) => tx.update(clients).set({ accountSetupAt: null }));
  await remindedAfter(10);
  expect((await readClient('admin')).account_setup_at).toBe(setUp);
  expect((await readClient('foreignAdmin')).account_setup_at).toBeNull();
});

it('leaves an organization alone that was created over a month ago', async () => {
  await across((tx) => tx.update(clients).set({ reminderSentAt: null }));
  const before = await remindedAfter(10);
  await across((tx) => tx.update(clients).set({ reminderSentAt: null }));
  expect(await remindedAfter(31)).toEqual(before);
});
