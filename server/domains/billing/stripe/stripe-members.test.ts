import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { partner, foreignAdmin } = server.people;
  const brought = (
    await server.as('superadmin')('createPartner', {
      body: { name: 'Acme Consulting', email: partner.email, active: true, discount_percent: 10 },
    })
  ).ok().data.id;
  await acrossTenants(server.deps.db, 'administer organisations', async (tx) => {
    await tx
      .update(clients)
      .set({ tier: 'team' })
      .where(eq(clients.clientId, foreignAdmin.clientId));
    await tx.insert(clients).values({
      clientId: newId(),
      organizationName: 'Brought',
      tier: 'starter',
      referringPartnerId: brought,
    });
  });
});
afterAll(() => server.close());

const names = async (person: 'superadmin' | 'partner') =>
  (await server.as(person)('listStripeMembers'))
    .ok()
    .data.map((member) => [member.organization_name, member.tier]);

describe('organisations that pay', () => {
  it('are all of them for a super-administrator, and for a partner those that it brought', async () => {
    expect(await names('superadmin')).toEqual([
      ['Brought', 'starter'],
      ['Other', 'team'],
    ]);
    expect(await names('partner')).toEqual([['Brought', 'starter']]);
    expect((await server.as('admin')('listStripeMembers')).status).toBe(403);
  });
});
