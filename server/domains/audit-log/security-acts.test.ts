import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { operations } from '../../../openapi/generated/paths.d.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { notifications } from '../../platform/db/schema/operations.ts';
import { newId } from '../../platform/runtime/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const acts = async (as: Parameters<TestServer['as']>[0]) =>
  (
    await server.as(as)('listNotifications', {
      query: { notification_type: 'security_act', sort: 'desc' },
    })
  ).ok().data;

const createToken = (as: 'admin' | 'foreignAdmin', name: string) =>
  server.as(as)('generatePlexalyzerToken', {
    body: { name, expired_at: new Date(Date.now() + 86_400_000).toISOString() },
  });

describe('an act that takes data out, ends protection or gives access', () => {
  it('notifies the other administrators, not the actor, and not who has yet to join', async () => {
    const { admin, developer } = server.people;
    const invited = newId();
    await inTenant(server.deps.db, admin, (tx) =>
      tx.insert(users).values({
        clientId: admin.clientId,
        id: invited,
        email: 'invited@acme.example',
        username: 'invited',
        role: 'admin',
      }),
    );
    (
      await server.as('admin')('updateTeamMember', {
        path: { id: developer.userId },
        body: { role: 'cyberoper' },
      })
    ).ok();
    expect(await acts('superadmin')).toMatchObject([
      {
        title: 'admin changed a person’s role: developer@acme.example',
        facts: { username: 'admin', act: 'team.change_role', what: 'developer@acme.example' },
      },
    ]);
    const [counted] = await inTenant(server.deps.db, admin, (tx) =>
      tx.select({ n: count() }).from(notifications).where(eq(notifications.userId, invited)),
    );
    expect(counted?.n).toBe(0);
    for (const person of ['admin', 'developer', 'foreignAdmin'] as const)
      expect(await acts(person)).toEqual([]);
  });

  it('notifies the only administrator of what was done in their name', async () => {
    (await createToken('foreignAdmin', 'pipeline')).ok();
    expect(await acts('foreignAdmin')).toMatchObject([
      {
        message: 'If you didn’t expect this, end that account’s sessions and change its password.',
        facts: { username: 'foreignAdmin', act: 'token.create', what: 'pipeline' },
      },
    ]);
  });

  it('counts an export of every finding, and not one of a filter', async () => {
    const download = (query: Partial<operations['exportFindings']['parameters']['query']>) =>
      server.as('developer')('exportFindings', { query: { format: 'json', ...query } });
    const before = (await acts('admin')).length;
    (await download({ severity: ['critical'] })).ok();
    expect(await acts('admin')).toHaveLength(before);
    (await download({ status: ['open'] })).ok();
    expect((await acts('admin'))[0]).toMatchObject({
      facts: { username: 'developer', act: 'findings.export_all' },
    });
  });
});
