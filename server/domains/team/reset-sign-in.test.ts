import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { passkeys, users } from '../../platform/db/schema/accounts.ts';
import { auditLog, notifications } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { newId } from '../../platform/runtime/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const everything = { two_factor: true, passkeys: true, google: true };
const inOrganization = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(server.deps.db, server.people.admin, work);

const lettersTo = (address: string): string[] => {
  const folder = path.join(server.deps.config.dataDir, 'outbox');
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${address}\n`));
};

const lockOut = async () => {
  const { clientId, userId } = server.people.developer;
  await inOrganization(async (tx) => {
    await tx
      .update(users)
      .set({ twoFactorEnabledAt: new Date(), googleSub: 'google-1' })
      .where(eq(users.id, userId));
    await tx.insert(passkeys).values({
      clientId,
      id: newId(),
      userId,
      name: 'lost phone',
      credentialId: Buffer.from('of the lost phone'),
      publicKey: Buffer.from('key'),
      counter: 0,
      transports: [],
      synced: false,
      createdAt: new Date(),
    });
  });
};

const read = () =>
  inOrganization(async (tx) => {
    const { userId } = server.people.developer;
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    return {
      twoFactor: user?.twoFactorEnabledAt !== null,
      google: user?.googleSub,
      passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
    };
  });

it('takes from a locked-out member what was named, ends the sessions, and says so', async () => {
  await lockOut();
  const id = server.people.developer.userId;
  expect((await server.as('developer')('getSession')).status).toBe(200);
  const reset = (body: typeof everything) =>
    server.as('admin')('resetMemberSignIn', { path: { id }, body });
  expect((await reset({ ...everything, google: false, passkeys: false })).status).toBe(204);
  expect(await read()).toEqual({ twoFactor: false, google: 'google-1', passkeys: 1 });
  expect((await server.as('developer')('getSession')).status).toBe(401);
  expect((await reset({ two_factor: false, passkeys: true, google: true })).status).toBe(204);
  expect(await read()).toEqual({ twoFactor: false, google: null, passkeys: 0 });

  await server.runJobs();
  const letters = lettersTo('developer@acme.example').join('\n');
  expect(letters).toContain('Your authenticator app and recovery codes no longer work.');
  expect(letters).toContain('Your passkey was removed.');
  expect(letters).toContain('Your Google account is no longer linked.');
  const entries = await inOrganization((tx) =>
    tx
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'team.reset_sign_in'), eq(auditLog.subjectId, id))),
  );
  expect(entries.map(({ detail }) => detail)).toMatchObject([
    { email: 'developer@acme.example', two_factor: true, passkeys: 0, google: false },
    { two_factor: false, passkeys: 1, google: true },
  ]);
  const notified = await inOrganization((tx) =>
    tx
      .select()
      .from(notifications)
      .where(eq(notifications.userId, server.people.superadmin.userId)),
  );
  expect(JSON.stringify(notified)).toContain('team.reset_sign_in');
});

it('is refused for oneself, above the own role, and in another organisation', async () => {
  const reset = async (
    caller: 'admin' | 'foreignAdmin' | 'cyberoper',
    person: 'admin' | 'superadmin' | 'developer2',
  ) =>
    (
      await server.as(caller)('resetMemberSignIn', {
        path: { id: server.people[person].userId },
        body: everything,
      })
    ).problem();
  expect(await reset('admin', 'admin')).toMatchObject({ status: 409, code: 'own_login' });
  expect(await reset('admin', 'superadmin')).toMatchObject({ status: 403 });
  expect(await reset('foreignAdmin', 'developer2')).toMatchObject({ status: 404 });
  expect(await reset('cyberoper', 'developer2')).toMatchObject({ status: 403 });
});
