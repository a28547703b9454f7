import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { writeAudit } from './write-audit.ts';
import { auditLog } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { admin } = server.people;
  await inTenant(server.deps.db, admin, async (tx) => {
    for (const action of ['team.invite', 'client.update', 'team.remove'])
      await writeAudit(tx, {
        clientId: admin.clientId,
        actor: { userId: admin.userId, username: admin.username },
        action,
        subject: { type: 'user', id: 'u_1%' },
      });
    await tx
      .update(auditLog)
      .set({ at: new Date('2026-01-31T23:59:59Z') })
      .where(eq(auditLog.action, 'team.invite'));
    await tx
      .update(auditLog)
      .set({ at: new Date('2026-02-01T00:00:00Z') })
      .where(eq(auditLog.action, 'client.update'));
  });
});
afterAll(() => server.close());

const actions = async (query: Record<string, unknown>) =>
  (await server.as('admin')('listAuditLog', { query: query }))
    .ok()
    .data.map((entry) => entry.action);

describe('the audit log', () => {
  it('is newest first', async () => {
    expect(await actions({})).toEqual(['team.remove', 'client.update', 'team.invite']);
  });

  it('is searched and filtered', async () => {
    expect(await actions({ q: 'TEAM.' })).toEqual(['team.remove', 'team.invite']);
    expect(await actions({ q: 'u_1%' })).toHaveLength(3);
    expect(await actions({ q: 'ux1' })).toEqual([]);
    expect(await actions({ action: ['client.update', 'team.invite'] })).toEqual([
      'client.update',
      'team.invite',
    ]);
  });

  it('takes inclusive days in UTC', async () => {
    expect(await actions({ date_range: '2026-01-01..2026-01-31' })).toEqual(['team.invite']);
    expect(await actions({ date_range: '2026-02-01..2026-02-01' })).toEqual(['client.update']);
    expect(await actions({ date_range: '..2026-02-01' })).toHaveLength(2);
    expect(
      (
        await server.as('admin')('listAuditLog', { query: { date_range: '2026-02-30..' } })
      ).problem(),
    ).toMatchObject({ status: 400, detail: [{ loc: ['query', 'date_range'] }] });
  });

  it('is read on by cursor', async () => {
    const first = (await server.as('admin')('listAuditLog', { query: { page_size: 2 } })).ok();
    const cursor = first.meta.next_cursor ?? '';
    const second = (
      await server.as('admin')('listAuditLog', { query: { page_size: 2, cursor } })
    ).ok();
    expect(second.data.map((entry) => entry.action)).toEqual(['team.invite']);
    expect(second.meta.next_cursor).toBeNull();
  });

  it('is each organisation’s own', async () => {
    expect((await server.as('foreignAdmin')('listAuditLog')).ok().data).toEqual([]);
  });
});
