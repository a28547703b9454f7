import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRows } from '../support/contract/rows-of-everything.ts';
import { engines } from '../support/server/engines.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { countRows as countRowsIn, fillEmptyTables } from '../support/tenancy/fill-tables.ts';
import { billingAccounts } from '../../server/platform/db/schema/billing.ts';
import { deletedClients, sessions, users } from '../../server/platform/db/schema/accounts.ts';
import { outbox } from '../../server/platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../server/platform/db/tenancy.ts';
import type { Letter } from '../../server/platform/mail/mailer.ts';
import type { ObjectStore } from '../../server/platform/storage/object-store.ts';
import {
  deleteObjects,
  readStoredFile,
  writeStoredFile,
} from '../../server/platform/storage/stored-files.ts';
import { totpCode, twoFactorPurpose } from '../../server/domains/identity/two-factor/two-factor.ts';
import { deleteDueOrganizations } from '../../server/domains/organization/index.ts';
import { runMaintenance } from '../../server/maintenance.ts';

const day = 86_400_000;
const now = new Date();
let server: TestServer;
/**
 * Only the deletion uses a later date; the server's requests stay at today's date, so that its
 * sessions remain valid.
 */
const after = (days: number) => ({
  ...server.deps,
  now: () => new Date(now.getTime() + days * day),
});
const across = <T>(work: Parameters<typeof acrossTenants<T>>[2]) =>
  acrossTenants(server.deps.db, 'delete an organisation', work);

/** Replaces the operator's bucket. */
const bucket = new Map<string, Buffer>();
const objects: ObjectStore = {
  put: async (key, source) => {
    const parts: Buffer[] = [];
    for await (const part of source) parts.push(Buffer.from(part));
    bucket.set(key, Buffer.concat(parts));
  },
  get: (key) => Promise.resolve(Readable.from([bucket.get(key)])),
  delete: (keys) => {
    for (const key of keys) bucket.delete(key);
    return Promise.resolve();
  },
  check: () => Promise.resolve(),
  close: () => undefined,
};

const countRows = (clientId: string) => countRowsIn(server.deps.db, clientId);

const mailsOf = async (clientId: string, template: string) =>
  (
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx
        .select({ to: outbox.recipient })
        .from(outbox)
        .where(sql`client_id = ${clientId} and template = ${template}`),
    )
  ).map(({ to }) => to);

const request = (person: 'foreignAdmin' | 'admin', name: string, proof = {}) =>
  server.as(person)('requestClientDeletion', { body: { organization_name: name, ...proof } });

describe.each(engines)('the deletion of an organization on %s', (engine) => {
  beforeAll(async () => {
    server = await startTestServer({ engine, deps: { now: () => now, objects } });
  });
  afterAll(() => server.close());

  it('is refused for another name, and for the last super-administrators', async () => {
    expect((await request('foreignAdmin', 'Acme')).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'organization_name'], type: 'not_the_name' }],
    });
    expect((await request('admin', 'Acme')).problem()).toMatchObject({
      status: 409,
      code: 'last_superadmin_organization',
    });
  });

  it('is refused while the organization pays', async () => {
    const { clientId } = server.people.foreignAdmin;
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx
        .insert(billingAccounts)
        .values({ clientId, provider: 'stripe', accountId: 'cus_1', paidTier: 'team' }),
    );
    expect((await request('foreignAdmin', 'Other')).problem()).toMatchObject({
      status: 409,
      code: 'subscription_running',
    });
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx
        .update(billingAccounts)
        .set({ paidTier: null })
        .where(sql`client_id = ${clientId}`),
    );
  });

  it('needs a proof of who asks: a recent login, or a code of the second factor', async () => {
    const { clientId, userId } = server.people.foreignAdmin;
    const change = (
      values: { twoFactorSecret?: Buffer; twoFactorEnabledAt: Date | null },
      createdAt: Date,
    ) =>
      inTenant(server.deps.db, { clientId }, async (tx) => {
        await tx
          .update(sessions)
          .set({ createdAt })
          .where(sql`client_id = ${clientId}`);
        await tx
          .update(users)
          .set(values)
          .where(sql`client_id = ${clientId} and id = ${userId}`);
      });
    await change({ twoFactorEnabledAt: null }, new Date(now.getTime() - 20 * 60_000));
    expect((await request('foreignAdmin', 'Other')).problem()).toMatchObject({
      status: 422,
      code: 'password_needed',
    });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const sealed = server.deps.secrets.seal(clientId, twoFactorPurpose(userId), secret);
    await change({ twoFactorSecret: sealed, twoFactorEnabledAt: now }, now);
    expect((await request('foreignAdmin', 'Other')).problem()).toMatchObject({
      detail: [{ loc: ['body', 'code'] }],
    });
    expect((await request('foreignAdmin', 'Other', { code: '000000' })).problem()).toMatchObject({
      code: 'invalid_code',
    });
    const code = totpCode(secret, now);
    expect((await request('foreignAdmin', 'Other', { code })).ok()).toMatchObject({
      grace_days: 14,
      requested_by: 'foreignAdmin',
      deletes_at: new Date(now.getTime() + 14 * day).toISOString(),
    });
    await server.as('foreignAdmin')('cancelClientDeletion');
    await change({ twoFactorEnabledAt: null }, now);
  });

  it('tells every administrator and can be cancelled, and then nothing happens', async () => {
    const { clientId } = server.people.foreignAdmin;
    (await request('foreignAdmin', 'Other')).ok();
    expect((await request('foreignAdmin', 'Other')).problem().code).toBe('deletion_requested');
    const member = server.as('foreignDeveloper');
    expect((await member('getSession')).ok().organization_deletes_at).toEqual(expect.any(String));
    expect((await member('cancelClientDeletion')).status).toBe(403);
    const { email } = server.people.foreignAdmin;
    expect((await mailsOf(clientId, 'deletion_requested')).at(-1)).toBe(email);
    const cancelled = (await mailsOf(clientId, 'deletion_cancelled')).length;
    const notifications = (await server.as('foreignAdmin')('listNotifications')).ok().data;
    expect(notifications.map(({ title }) => title)).toContain(
      'foreignAdmin requested the deletion of the organisation',
    );
    expect((await server.as('foreignAdmin')('cancelClientDeletion')).status).toBe(204);
    expect((await mailsOf(clientId, 'deletion_cancelled')).slice(cancelled)).toEqual([email]);
    // There is nothing to cancel, and no mail is sent.
    expect((await server.as('foreignAdmin')('cancelClientDeletion')).status).toBe(204);
    expect(await mailsOf(clientId, 'deletion_cancelled')).toHaveLength(cancelled + 1);
    await deleteDueOrganizations(after(15));
    expect((await server.as('foreignAdmin')('getClientDeletion')).ok().deletes_at).toBeNull();
  });

  it('leaves no row of any table and no file, and others as they were', async () => {
    const { clientId } = server.people.foreignAdmin;
    const place = { clientId, name: 'exports/kept' };
    await makeRows(server, 'foreignAdmin', 'foreignDeveloper');
    await makeRows(server, 'admin', 'developer');
    await writeStoredFile(server.deps, place, Readable.from([Buffer.from('kept')]));
    await fillEmptyTables(server.deps.db, clientId);
    expect(Object.entries(await countRows(clientId)).filter(([, count]) => count === 0)).toEqual(
      [],
    );
    (await request('foreignAdmin', 'Other')).ok();
    await deleteDueOrganizations(after(13));
    expect((await countRows(clientId))['findings']).toBeGreaterThan(0);

    const pay = (paidTier: string | null) =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx
          .update(billingAccounts)
          .set({ paidTier })
          .where(sql`client_id = ${clientId} and provider = 'stripe'`),
      );
    await pay('team');
    const held = (await mailsOf(clientId, 'deletion_held')).length;
    await deleteDueOrganizations(after(15));
    await deleteDueOrganizations(after(15));
    expect((await countRows(clientId))['findings']).toBeGreaterThan(0);
    const { email } = server.people.foreignAdmin;
    expect((await mailsOf(clientId, 'deletion_held')).slice(held)).toEqual([email]);
    const log = (await server.as('foreignAdmin')('listAuditLog')).ok().data;
    expect(log.filter(({ action }) => action === 'client.hold_deletion')).toMatchObject([
      { actor: 'Parapet', detail: { why: 'paid_subscription' } },
    ]);
    await pay(null);

    const kept = { clientId: server.people.admin.clientId, name: 'exports/kept' };
    await writeStoredFile(server.deps, kept, Readable.from([Buffer.from('kept')]));
    await deleteObjects(after(0));
    const others = await countRows(server.people.admin.clientId);
    const letters: Letter[] = [];
    const deliver = (letter: Letter) => {
      letters.push(letter);
      return Promise.reject(new Error('The mail server is away.'));
    };
    await deleteDueOrganizations({ ...after(15), mailer: { ...server.deps.mailer, deliver } });
    const last = after(15).now().toISOString().slice(0, 10);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Other was deleted']]);
    expect(letters[0]?.body).toContain(`Other was deleted on ${last}`);
    await deleteObjects(after(15));
    const left = await countRows(clientId);
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    expect([...bucket.keys()].filter((key) => key.startsWith(clientId))).toEqual([]);
    expect(await readStoredFile(server.deps, place)).toBeUndefined();
    expect((await server.as('foreignDeveloper')('getSession')).status).toBe(401);
    expect(await countRows(server.people.admin.clientId)).toEqual(others);
    expect(await readStoredFile(server.deps, kept)).toBeDefined();
    const tombstones = await across((tx) => tx.select().from(deletedClients));
    expect(tombstones).toEqual([{ id: clientId, requestedAt: now, deletedAt: after(15).now() }]);
  });

  it('also deletes what a job wrote meanwhile', async () => {
    const { clientId } = server.people.foreignAdmin;
    await fillEmptyTables(server.deps.db, clientId);
    await runMaintenance(after(16));
    expect(Object.values(await countRows(clientId)).some((count) => count > 0)).toBe(false);
  });
});
