import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRepository } from '../../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { secrets } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  id = await addRepository(server.as('admin'));
});
afterAll(() => server.close());

const hub = {
  platform: 'docker_hub',
  image: 'ledger-api',
  tag: '1.4.2',
  namespace: 'acme',
  username: 'acme-bot',
} as const;
const save = (body: object) =>
  server.as('admin')('updateContainerSpec', { path: { id }, body: body as typeof hub });
const stored = () =>
  inTenant(server.deps.db, server.people.admin, (tx) => tx.select().from(secrets));

describe('image of a repository', () => {
  it('keeps its credentials to itself: absent keeps, null clears, a text replaces', async () => {
    expect((await server.as('admin')('getContainerSpec', { path: { id } })).status).toBe(404);
    const saved = await save({ ...hub, password: 'hunter2-hunter2' });
    expect(saved.ok().data).toMatchObject({
      platform: 'docker_hub',
      registry: 'acme',
      isConfigured: true,
    });
    expect(saved.ok().data.fields).toEqual({ namespace: 'acme', username: 'acme-bot' });
    expect(saved.text).not.toContain('hunter2');
    expect(
      Buffer.concat((await stored()).map(({ ciphertext }) => ciphertext)).toString('latin1'),
    ).not.toContain('hunter2');
    expect((await save({ ...hub, tag: '1.5.0' })).ok().data).toMatchObject({
      tag: '1.5.0',
      isConfigured: true,
    });
    expect((await save({ ...hub, password: null })).ok().data.isConfigured).toBe(false);
  });

  it('gives the credentials of one registry to no other', async () => {
    await save({ ...hub, password: 'hunter2-hunter2' });
    const moved = await save({
      platform: 'azure_acr',
      image: 'ledger-api',
      tag: '1',
      registry_name: 'acme',
    });
    expect(moved.ok().data).toMatchObject({ platform: 'azure_acr', isConfigured: false });
    expect(await stored()).toEqual([]);
  });

  it('is forgotten with its credentials, and is hidden from other organisations', async () => {
    await save({ ...hub, password: 'hunter2-hunter2' });
    expect((await server.as('foreignAdmin')('getContainerSpec', { path: { id } })).status).toBe(
      404,
    );
    expect((await server.as('foreignAdmin')('deleteContainerSpec', { path: { id } })).status).toBe(
      404,
    );
    expect((await server.as('admin')('deleteContainerSpec', { path: { id } })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ ...hub, platform: 'quay' }],
    [{ ...hub, namespace: undefined }],
    [{ ...hub, region: 'eu' }],
  ])('refuses %o', async (body) => {
    expect((await save(body)).status).toBe(400);
  });
});
