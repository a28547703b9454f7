import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../../tests/support/server/caller.ts';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { addRepository, multipartOf } from '../../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { apiTokens } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Client } from '../../organization/client-document.ts';

let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

const generate = async (scopes?: ('scans:upload' | 'scans:read' | 'findings:read')[]) =>
  (
    await server.as('admin')('generatePlexalyzerToken', {
      body: { name: 'ci', expired_at: '2026-06-01T00:00:00Z', ...(scopes && { scopes }) },
    })
  ).ok();

describe('an API token', () => {
  it('is shown once and stored as a hash', async () => {
    const { token, id } = await generate();
    expect(token).toMatch(/^plx_[\w-]{43}$/);
    const { data } = (await server.as('admin')('listPlexalyzerTokens')).ok();
    expect(data.find((entry) => entry.id === id)).toMatchObject({
      name: 'ci',
      scopes: ['scans:upload', 'scans:read'],
      prefix: token.slice(0, 10),
      last_used_at: null,
    });
    const rows = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.select().from(apiTokens),
    );
    expect(JSON.stringify([rows, data])).not.toContain(token);
  });

  it('may do what its scopes say, and nothing else', async () => {
    const pipeline = server.withToken((await generate(['scans:read'])).token);
    expect((await pipeline('listScans')).status).toBe(200);
    expect((await pipeline('listTeam')).problem()).toMatchObject({
      status: 403,
      detail: 'This API token has no scope team:read.',
    });
    expect(
      (
        await pipeline('generatePlexalyzerToken', {
          body: { name: 'more', expired_at: '2026-06-01T00:00:00Z' },
        })
      ).status,
    ).toBe(403);
    expect((await pipeline('getSession')).status).toBe(401);
  });

  it('is named in the audit log beside the user whose token it is', async () => {
    const id = await addRepository(server.as('admin'), 'audited');
    const pipeline = server.withToken((await generate()).token);
    for (const call of [server.as('admin'), pipeline])
      (await call('uploadScan', { path: { id }, multipart: multipartOf(sarif([])) })).ok();
    const { data } = (
      await server.as('admin')('listAuditLog', { query: { action: ['scans.upload'] } })
    ).ok();
    const admin = server.people.admin.username;
    expect(data.map(({ actor, detail }) => [actor, detail['by_token']])).toEqual([
      [admin, 'ci'],
      [admin, undefined],
    ]);
  });

  it('remembers when it was used', async () => {
    const { token, id } = await generate();
    await server.withToken(token)('listScans');
    const { data } = (await server.as('admin')('listPlexalyzerTokens')).ok();
    expect(data.find((entry) => entry.id === id)?.last_used_at).toBe(now.toISOString());
  });

  it('ends by expiry, by revocation, and with the person who made it', async () => {
    const expiring = server.withToken((await generate()).token);
    const started = now;
    now = new Date('2026-06-01T00:00:00Z');
    expect((await expiring('listScans')).status).toBe(401);
    now = started;
    const revoked = await generate();
    expect(
      (await server.as('admin')('revokePlexalyzerToken', { path: { id: revoked.id } })).status,
    ).toBe(204);
    expect((await server.withToken(revoked.token)('listScans')).status).toBe(401);
    expect(
      (await server.as('admin')('revokePlexalyzerToken', { path: { id: revoked.id } })).status,
    ).toBe(404);
    const orphan = await generate();
    await server.as('superadmin')('removeTeamMember', { path: { id: server.people.admin.userId } });
    expect((await server.withToken(orphan.token)('listScans')).status).toBe(401);
  });

  it('is chosen for the pipelines by showing it, and seen in the settings by name only', async () => {
    const made = (
      await server.as('superadmin')('generatePlexalyzerToken', {
        body: { name: 'release', expired_at: '2026-06-01T00:00:00Z' },
      })
    ).ok();
    expect(
      (await server.as('superadmin')('addPlexalyzerToken', { body: { token: made.token } })).ok(),
    ).toMatchObject({ id: made.id, name: 'release' });
    const client = decodeJwt<Client>((await server.as('superadmin')('getClient')).ok().token);
    expect(client.plugins.plexalyzer).toMatchObject({ isConfigured: true, name: 'release' });
    expect(
      (await server.as('foreignAdmin')('addPlexalyzerToken', { body: { token: made.token } }))
        .status,
    ).toBe(422);
    expect(
      (await server.as('foreignAdmin')('revokePlexalyzerToken', { path: { id: made.id } })).status,
    ).toBe(404);
  });

  it.each([
    ['2025-01-01T00:00:00Z', 'must be in the future'],
    ['2036-01-01T00:00:00Z', 'must be within 2 years'],
  ])('does not expire at %s', async (expired_at, msg) => {
    const refused = (
      await server.as('superadmin')('generatePlexalyzerToken', { body: { name: 'ci', expired_at } })
    ).problem();
    expect(refused).toMatchObject({ status: 422, detail: [{ loc: ['body', 'expired_at'], msg }] });
  });

  it('uploads nothing where pipelines are switched off, or the repository is not in use', async () => {
    const admin = server.as('superadmin');
    const id = await addRepository(admin, 'uploads-of-tokens');
    const { token } = (
      await admin('generatePlexalyzerToken', {
        body: { name: 'ci', expired_at: '2026-06-01T00:00:00Z' },
      })
    ).ok();
    const pipeline = server.withToken(token);
    const send = (call: Call) =>
      call('uploadScan', { path: { id }, multipart: multipartOf(sarif([])) });
    const acceptPipelines = async (pipeline_integration: boolean) => {
      const { headers } = await admin('getClient');
      const change = {
        headers: { 'if-match': String(headers.etag) },
        body: { pipeline_integration },
      };
      (await admin('updateClient', change)).ok();
    };
    const isMarked = async () =>
      (await admin('getRepository', { path: { id } })).ok().data.attributes.pipeline;
    expect((await send(admin)).status).toBe(202);
    expect(await isMarked()).toBe(false);
    expect((await send(pipeline)).status).toBe(202);
    expect(await isMarked()).toBe(true);
    await acceptPipelines(false);
    expect((await send(pipeline)).problem()).toMatchObject({
      status: 403,
      code: 'pipelines_switched_off',
    });
    expect((await send(admin)).status).toBe(202);
    await acceptPipelines(true);
    await admin('updateRepository', { path: { id }, body: { active: false } });
    for (const call of [pipeline, admin])
      expect((await send(call)).problem()).toMatchObject({
        status: 409,
        code: 'repository_not_in_use',
        facts: { repository: 'uploads-of-tokens' },
      });
  });
});
