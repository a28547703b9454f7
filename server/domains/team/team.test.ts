import type { Role } from '#domain/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { repositoryMembers } from '../../platform/db/schema/repositories.ts';
import { inTenant } from '../../platform/db/tenancy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the team', () => {
  it('is listed, searched and filtered', async () => {
    const all = (await server.as('admin')('listTeam')).ok();
    expect(all.meta.total).toBe(6);
    expect(all.data.every((member) => member.email.endsWith('@acme.example'))).toBe(true);
    const found = (await server.as('admin')('listTeam', { query: { q: 'DEVELOPER2' } })).ok();
    expect(found.data.map((member) => member.username)).toEqual(['developer2']);
    const developers = (
      await server.as('admin')('listTeam', { query: { role: ['developer'] } })
    ).ok();
    expect(developers.data.map((member) => member.role)).toEqual(['developer', 'developer']);
    expect((await server.as('admin')('listTeam', { query: { q: '%' } })).ok().data).toEqual([]);
  });

  it('is paged', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) =>
          (await server.as('admin')('listTeam', { query: { page, page_size: 2 } })).ok().data,
      ),
    );
    expect(new Set(pages.flat().map((member) => member.id)).size).toBe(6);
  });

  it('lists the people whom findings can be sent to', async () => {
    const { data } = (await server.as('cyberoper')('listDevelopers', { query: { q: 'dev' } })).ok();
    expect(data.map((person) => person.username)).toEqual(['developer', 'developer2']);
  });

  it('lists the members of a repository first', async () => {
    const { clientId, userId } = server.people.developer2;
    const repositoryId = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02';
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.insert(repositoryMembers).values({ clientId, userId, repositoryId }),
    );
    const { data } = (
      await server.as('cyberoper')('listDevelopers', { query: { repository: repositoryId } })
    ).ok();
    expect(data.map((person) => person.username)).toEqual([
      'developer2',
      'admin',
      'cyberoper',
      'developer',
      'partner',
      'superadmin',
    ]);
  });

  it('lets an administrator invite up to their own role', async () => {
    const refused = (
      await server.as('admin')('inviteTeamMember', {
        body: { email: 'boss@acme.example', role: 'superadmin' },
      })
    ).problem();
    expect(refused).toMatchObject({
      status: 403,
      detail: 'You can only invite people up to your own role.',
    });
    expect(
      (
        await server.as('superadmin')('inviteTeamMember', {
          body: { email: 'boss@acme.example', role: 'superadmin' },
        })
      ).status,
    ).toBe(201);
  });

  it('changes a role without another invitation, up to the own one and never the own', async () => {
    const change = (actor: 'admin' | 'superadmin', id: string, role: Role) =>
      server.as(actor)('updateTeamMember', { path: { id }, body: { role } });
    const { admin, cyberoper, superadmin, foreignAdmin } = server.people;
    expect((await server.as('cyberoper')('listTeam')).status).toBe(403);
    expect((await change('admin', cyberoper.userId, 'admin')).ok()).toMatchObject({
      role: 'admin',
      state: 'active',
    });
    expect((await server.as('cyberoper')('listTeam')).status).toBe(200);
    expect((await change('admin', cyberoper.userId, 'cyberoper')).ok().role).toBe('cyberoper');
    expect((await server.as('cyberoper')('listTeam')).status).toBe(403);
    const refused = await Promise.all([
      change('admin', admin.userId, 'developer'),
      change('admin', superadmin.userId, 'developer'),
      change('admin', cyberoper.userId, 'superadmin'),
      change('admin', foreignAdmin.userId, 'developer'),
    ]);
    expect(refused.map((answer) => answer.problem().code)).toEqual([
      'own_role',
      'role_out_of_reach',
      'role_out_of_reach',
      'not_found',
    ]);
    const { data } = (await server.as('admin')('listAuditLog')).ok();
    expect(data[0]).toMatchObject({
      action: 'team.change_role',
      detail: { before: 'admin', after: 'cyberoper' },
    });
  });

  it('sends no more than ten invitations a day to one person, nor under an address as a name', async () => {
    const body = { email: 'stranger@elsewhere.example', role: 'developer' as const };
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      for (const person of ['admin', 'foreignAdmin'] as const)
        statuses.push((await server.as(person)('inviteTeamMember', { body })).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
    const phishing = await server.as('admin')('updateClient', {
      body: { organization_name: 'Log in at https://evil.example' },
      headers: { 'if-match': '*' },
    });
    expect(phishing.problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'organization_name'], type: 'address_in_name' }],
    });
  });

  it('ends the sessions of a person who is removed', async () => {
    const { developer2 } = server.people;
    expect(
      (await server.as('admin')('removeTeamMember', { path: { id: developer2.userId } })).status,
    ).toBe(204);
    expect((await server.as('developer2')('getSession')).status).toBe(401);
    expect(
      (await server.as('admin')('removeTeamMember', { path: { id: developer2.userId } })).status,
    ).toBe(404);
  });

  it('keeps oneself, super-administrators, other organisations and the last administrator', async () => {
    const remove = (by: 'admin' | 'foreignAdmin', who: keyof TestServer['people']) =>
      server.as(by)('removeTeamMember', { path: { id: server.people[who].userId } });
    expect((await remove('admin', 'admin')).status).toBe(409);
    expect((await remove('admin', 'superadmin')).status).toBe(403);
    expect((await remove('foreignAdmin', 'admin')).status).toBe(404);
    expect((await server.as('admin')('getSession')).status).toBe(200);
  });
});
