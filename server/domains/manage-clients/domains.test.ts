import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRepository } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { verifyDomain } from './domains.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = async (domain: string) =>
  (await server.as('admin')('createDomain', { body: { domain } })).ok().data;
const admin = (): Principal => ({
  ...server.people.admin,
  isPartner: false,
  token: { kind: 'session', id: 'test' },
});
const verify = (id: string, records: string[]) =>
  verifyDomain(server.deps, admin(), id, 'test', () => Promise.resolve(records));

describe('domains', () => {
  it('are added once, with a record of their own', async () => {
    const domain = await add('acme.example');
    expect(domain).toMatchObject({ domain: 'acme.example', validated: false, repositories: [] });
    expect(domain.verification_record).toMatch(/^parapet-verification=[\w-]{24}$/);
    expect(
      (await server.as('admin')('createDomain', { body: { domain: 'acme.example' } })).problem(),
    ).toMatchObject({ status: 409, code: 'domain_listed' });
    expect(
      (await server.as('foreignAdmin')('createDomain', { body: { domain: 'acme.example' } }))
        .status,
    ).toBe(201);
  });

  it.each(['acme', 'http://acme.example', 'acme.example/', 'ACME.example', '-a.example'])(
    'refuse %s',
    async (domain) => {
      expect((await server.as('admin')('createDomain', { body: { domain } })).status).toBe(400);
    },
  );

  it('count only with their record published', async () => {
    const { uuid, verification_record: record } = await add('verify.example');
    await expect(verify(uuid, [])).rejects.toMatchObject({
      status: 422,
      code: 'domain_record_missing',
    });
    await expect(verify(uuid, ['v=spf1 -all', 'parapet-verification=other'])).rejects.toMatchObject(
      { facts: { domain: 'verify.example', record, count: 2 } },
    );
    expect((await verify(uuid, ['v=spf1 -all', record])).data.validated).toBe(true);
    const validated = (await server.as('admin')('listDomains', { query: { validated: true } })).ok()
      .data;
    expect(validated.map(({ domain }) => domain)).toEqual(['verify.example']);
  });

  it('belong to repositories once verified', async () => {
    const { uuid, verification_record: record } = await add('bind.example');
    const repository = await addRepository(server.as('admin'), 'shop');
    const bind = (person: 'admin' | 'foreignAdmin') =>
      server.as(person)('bindDomain', { body: { domain_uuid: uuid, repository_id: repository } });
    expect((await bind('admin')).problem()).toMatchObject({
      status: 409,
      code: 'domain_not_verified',
    });
    await verify(uuid, [record]);
    expect((await bind('admin')).ok().data.repositories).toEqual([
      { id: repository, nickname: 'shop' },
    ]);
    expect((await bind('admin')).ok().data.repositories).toHaveLength(1);
    expect((await bind('foreignAdmin')).status).toBe(404);
    const unbind = (person: 'admin' | 'cyberoper' | 'foreignAdmin') =>
      server.as(person)('unbindDomain', { path: { id: uuid, repo: repository } });
    expect((await unbind('cyberoper')).status).toBe(403);
    expect((await unbind('foreignAdmin')).status).toBe(404);
    expect((await unbind('admin')).status).toBe(204);
    expect((await unbind('admin')).status).toBe(404);
    const [left] = (await server.as('admin')('listDomains'))
      .ok()
      .data.filter((domain) => domain.uuid === uuid);
    expect(left?.repositories).toEqual([]);
  });
});
