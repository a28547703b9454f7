import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRepository } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { clients } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';

let server: TestServer;
let other: string;
let repository: string;
beforeAll(async () => {
  server = await startTestServer();
  other = server.people.foreignAdmin.clientId;
  repository = await addRepository(server.as('foreignAdmin'), 'vault');
});
afterAll(() => server.close());

const names = async (person: 'superadmin' | 'partner', query = {}) =>
  (await server.as(person)('listManagedClients', { query })).ok().data.map((client) => client.organization_name);

describe('organisations', () => {
  it('are listed for a super-admin, and for a partner those that it brought', async () => {
    expect(await names('superadmin')).toEqual(['Acme', 'Other']);
    expect(await names('superadmin', { q: 'oth' })).toEqual(['Other']);
    expect(await names('partner')).toEqual([]);
    expect((await server.as('partner')('getManagedClient', { path: { id: other } })).status).toBe(404);
    await acrossTenants(server.deps.db, 'administer organisations', (tx) => tx.update(clients).set({ broughtBy: server.people.partner.userId }).where(eq(clients.clientId, other)));
    expect(await names('partner')).toEqual(['Other']);
    expect((await server.as('partner')('getManagedClient', { path: { id: other } })).ok().data).toMatchObject({ members: 2, repositories: 1, partner: 'partner' });
    expect((await server.as('partner')('getManagedClient', { path: { id: server.people.admin.clientId } })).status).toBe(404);
  });

  it('can be looked into, and see in their own log who did', async () => {
    const list = (await server.as('superadmin')('listManagedRepositories', { path: { id: other } })).ok();
    expect(list.data.map(({ id }) => id)).toEqual([repository]);
    expect((await server.as('superadmin')('getManagedRepository', { path: { id: other, repo: repository } })).status).toBe(200);
    expect((await server.as('superadmin')('listManagedFindings', { path: { id: other } })).ok().meta.total).toBe(0);
    expect((await server.as('superadmin')('getManagedFinding', { path: { id: other, finding: repository } })).status).toBe(404);
    const log = await inTenant(server.deps.db, server.people.foreignAdmin, (tx) => tx.select().from(auditLog).where(eq(auditLog.action, 'clients.view')));
    expect(log.map(({ actorName, subjectType }) => `${actorName} ${subjectType}`)).toContain('superadmin repositories');
  });

  it('are closed to everybody else', async () => {
    for (const person of ['admin', 'cyberoper', 'developer', 'foreignAdmin'] as const) {
      expect((await server.as(person)('listManagedClients')).status).toBe(403);
      expect((await server.as(person)('listManagedRepositories', { path: { id: other } })).status).toBe(403);
    }
    expect((await server.as('partner')('setClientPiloting', { body: { client_id: other, piloting: true } })).status).toBe(403);
  });

  it('pilot when a super-admin says so', async () => {
    expect((await server.as('superadmin')('setClientPiloting', { body: { client_id: other, piloting: true } })).ok().data.piloting).toBe(true);
    expect(await names('superadmin', { piloting: true })).toEqual(['Other']);
    expect((await server.as('superadmin')('setClientPiloting', { body: { client_id: repository, piloting: true } })).status).toBe(404);
  });
});
